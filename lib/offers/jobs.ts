import { daily, type Job } from "../platform/jobs/job.ts";
import { purgeOffers } from "./commands/purge-offers.ts";

export const offersJobs: readonly Job[] = [
  daily("midnight", "purge offers that ended five years ago", purgeOffers),
];
