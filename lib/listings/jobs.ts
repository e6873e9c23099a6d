import { daily, type Job } from "../platform/jobs/job.ts";
import { askForConfirmation } from "./states/commands/ask-for-confirmation.ts";
import { pauseUnconfirmed } from "./states/commands/pause-unconfirmed-listings.ts";

export const listingsJobs: readonly Job[] = [
  daily("midnight", "pause listings that nobody confirmed", pauseUnconfirmed),
  daily("morning", "ask whether homes are still for sale", askForConfirmation),
];
