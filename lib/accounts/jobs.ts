import { daily, type Job } from "../platform/jobs/job.ts";
import { suspendLapsed } from "./role-grants/commands/suspend-lapsed-loopers.ts";
import { warnOfPapers } from "./role-grants/commands/warn-of-papers.ts";

export const accountsJobs: readonly Job[] = [
  daily("midnight", "suspend loopers whose papers lapsed", suspendLapsed),
  daily("morning", "warn loopers of papers that end soon", warnOfPapers),
];
