import { daily, type Job } from "../platform/jobs/job.ts";
import { purgeQuotes } from "./commands/purge-quotes.ts";

export const quotesJobs: readonly Job[] = [
  daily("midnight", "delete quotes whose retention is over", purgeQuotes),
];
