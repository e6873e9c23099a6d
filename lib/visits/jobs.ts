import { MINUTE_MS } from "../kernel/time.ts";
import { daily, type Job, repeated } from "../platform/jobs/job.ts";
import { lapseVisits } from "./commands/lapse-visits.ts";
import { purgeVisits } from "./commands/purge-visits.ts";
import { remindOfVisits } from "./commands/remind-of-visits.ts";
import { extendSlots } from "./schedule/commands/extend-slots.ts";

export const visitsJobs: readonly Job[] = [
  daily("midnight", "purge visits that ended five years ago", purgeVisits),
  daily("midnight", "go on with the slots of schedules", extendSlots),
  repeated(MINUTE_MS, "end the visits that nobody confirmed in time", (now) => lapseVisits(now)),
  repeated(MINUTE_MS, "remind of visits", (now) => remindOfVisits(now)),
];
