import { daily, type Job } from "../platform/jobs/job.ts";
import { purgeEstimates } from "./commands/purge-estimates.ts";
import { sendNewFigures } from "./commands/send-new-figures.ts";

export const estimatesJobs: readonly Job[] = [
  daily("morning", "send new figures of estimated homes", sendNewFigures),
  daily("midnight", "delete estimates that no account keeps", purgeEstimates),
];
