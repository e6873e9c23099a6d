import { MINUTE_MS } from "../kernel/time.ts";
import { daily, type Job, repeated } from "../platform/jobs/job.ts";
import { purgeLeads } from "./commands/purge-leads.ts";
import { expireOffers, remindOfOffers } from "./commands/watch-offers.ts";

export const leadsJobs: readonly Job[] = [
  daily("midnight", "delete leads without an exchange for three years", purgeLeads),
  repeated(MINUTE_MS, "offer leads that were not accepted in time to others", expireOffers),
  repeated(MINUTE_MS, "remind loopers of leads to accept within an hour", remindOfOffers),
];
