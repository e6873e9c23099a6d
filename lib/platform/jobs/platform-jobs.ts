import { daysBefore, MINUTE_MS } from "../../kernel/time.ts";
import { emptyLogSoon } from "../db/checkpoint.ts";
import { purgeIdempotentCalls } from "../idempotency.ts";
import { purgeCounts } from "../rate-limit.ts";
import { daily, type Job, repeated } from "./job.ts";
import { purgeJobRuns } from "./job-runs.ts";

/** Days for which it is known what ran. */
const RUNS_DAYS = 90;

/** What the platform tidies: after all others, so that nothing that they delete stays in the database's log. */
export const platformJobs: readonly Job[] = [
  repeated(5 * MINUTE_MS, "delete what limits no longer count", purgeCounts),
  daily("midnight", "delete the responses of calls that were made once", purgeIdempotentCalls),
  daily("midnight", "delete which jobs ran long ago", (now) =>
    purgeJobRuns(daysBefore(now, RUNS_DAYS)),
  ),
  daily("midnight", "empty the database's log", async () => emptyLogSoon()),
];
