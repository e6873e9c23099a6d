import { daily, type Job } from "../platform/jobs/job.ts";
import { notifyWeeks } from "./commands/notify-listing-weeks.ts";
import { purgeViewers } from "./commands/purge-viewers.ts";

export const statisticsJobs: readonly Job[] = [
  daily("midnight", "delete what recognised the visitors of past days", purgeViewers),
  daily("morning", "tell sellers what the week was like", notifyWeeks),
];
