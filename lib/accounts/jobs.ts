import { daily, type Job } from "../platform/jobs/job.ts";
import { suspendLapsed } from "./role-grants/commands/suspend-lapsed-loopers.ts";

export const accountsJobs: readonly Job[] = [
  daily("midnight", "suspend loopers whose papers lapsed", suspendLapsed),
];
