import { daily, type Job } from "../platform/jobs/job.ts";
import { purgeEstimates } from "./commands/purge-estimates.ts";

export const estimatesJobs: readonly Job[] = [
  daily("midnight", "delete estimates that no account keeps", purgeEstimates),
];
