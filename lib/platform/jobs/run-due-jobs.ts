import { MINUTE_MS } from "../../kernel/time.ts";
import { log } from "../log.ts";
import { dueDay } from "./due-day.ts";
import type { DailyJob } from "./job.ts";
import { listJobRuns, noteJobRun } from "./job-runs.ts";

/** A job that failed is done again after so long. */
const RETRY_MS = 10 * MINUTE_MS;

/**
 * Does what is due by now and was not done, in its order, each on its own, so that one that fails stops no other;
 * that one is done again some minutes later.
 * @param failures when each that fails did last, for as long as the process lives
 */
export async function runDueJobs(
  now: Date,
  jobs: readonly DailyJob[],
  failures: Map<string, Date> = new Map(),
): Promise<void> {
  const done = new Map<string, Set<string>>();
  for (const { name, daily, work } of jobs) {
    const day = dueDay(daily, now);
    if (day === null || isResting(failures.get(name), now)) continue;
    const ofDay = done.get(day) ?? (await listJobRuns(day));
    done.set(day, ofDay);
    if (ofDay.has(name)) continue;
    try {
      await work(now);
      await noteJobRun(name, day, now);
      failures.delete(name);
    } catch (error) {
      failures.set(name, now);
      log().error({ err: error }, `could not ${name}`);
    }
  }
}

/** Whether a job failed just now; one that failed later than now did so before the clock was set back. */
const isResting = (failedAt: Date | undefined, now: Date) =>
  failedAt !== undefined && failedAt <= now && now.getTime() - failedAt.getTime() < RETRY_MS;
