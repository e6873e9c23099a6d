import { MINUTE_MS } from "../lib/kernel/time.ts";
import { log } from "../lib/platform/log.ts";
import { lapseVisits } from "../lib/visits/commands/lapse-visits.ts";
import { remindOfVisits } from "../lib/visits/commands/remind-of-visits.ts";

/** What is done every minute: each on its own, so that one that fails stops no other. */
const EVERY_MINUTE: readonly [name: string, work: () => Promise<unknown>][] = [
  ["end the visits that nobody confirmed in time", () => lapseVisits()],
  ["remind of visits", () => remindOfVisits()],
];

/** Does it once. @returns when all is done, or has failed and is in the log. */
export async function runPeriodicJobs(works = EVERY_MINUTE): Promise<void> {
  for (const [name, work] of works) {
    try {
      await work();
    } catch (error) {
      log().error({ err: error }, `could not ${name}`);
    }
  }
}

/**
 * Does it now and once a minute; a round that is not over yet is not begun again.
 * @returns what to call at the end, which waits for what is under way.
 */
export function startPeriodicJobs(): () => Promise<void> {
  let running: Promise<void> | null = null;
  const run = () => {
    running ??= runPeriodicJobs().finally(() => {
      running = null;
    });
  };
  run();
  const timer = setInterval(run, MINUTE_MS);
  timer.unref();
  return async () => {
    clearInterval(timer);
    await running;
  };
}
