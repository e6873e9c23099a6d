import { daily, type Job } from "../platform/jobs/job.ts";
import { deleteExpired } from "./commands/delete-expired-registrations.ts";

export const registrationJobs: readonly Job[] = [
  daily("midnight", "delete registrations and links that expired", deleteExpired),
];
