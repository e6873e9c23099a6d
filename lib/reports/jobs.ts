import { daily, type Job } from "../platform/jobs/job.ts";
import { purgeReports } from "./commands/purge-reports.ts";

export const reportsJobs: readonly Job[] = [
  daily("midnight", "purge who made reports that ended long ago", purgeReports),
];
