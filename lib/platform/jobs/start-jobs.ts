import { MINUTE_MS } from "../../kernel/time.ts";
import { log } from "../log.ts";
import { type Job, type RepeatedJob, repeated, type StopSignals } from "./job.ts";
import { RepeatedFailure } from "./repeated-failure.ts";
import { runDueJobs } from "./run-due-jobs.ts";

/** What is under way when the process stops may end within this time. */
const STOP_PATIENCE_MS = 4_000;

/**
 * Does a job now, and again so long after each end: it never runs beside itself, and one that fails is in the log and
 * goes on.
 * @returns what to call at the end, which waits for what is under way.
 */
function repeat({ name, everyMs, work }: RepeatedJob): () => Promise<void> {
  const stop = new AbortController();
  // One for each pass: a signal that lives as long as the process would keep what listens to it.
  let cut = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  let pass: Promise<void> = Promise.resolve();
  const failure = new RepeatedFailure();
  const run = async (signals: StopSignals) => {
    try {
      await work(new Date(), signals);
      failure.end();
    } catch (error) {
      if (failure.isForTheLog(error, performance.now()))
        log().error({ err: error }, `could not ${name}`);
    }
    schedule(everyMs);
  };
  const schedule = (delayMs: number) => {
    if (stop.signal.aborted) return;
    timer = setTimeout(() => {
      cut = new AbortController();
      pass = run({ stop: stop.signal, cut: cut.signal });
    }, delayMs);
    timer.unref();
  };
  schedule(0);
  return async () => {
    stop.abort();
    clearTimeout(timer);
    const patience = setTimeout(() => cut.abort(), STOP_PATIENCE_MS);
    await pass;
    clearTimeout(patience);
  };
}

/**
 * Starts the process's one scheduler: what is repeated, each on its own, and what is done daily, one after the other:
 * what was missed now, and what is due as each minute comes.
 * @returns what ends it: nothing further is begun, and what is under way gets four seconds.
 */
export function startJobs(jobs: readonly Job[]): () => Promise<void> {
  const failures = new Map<string, Date>();
  const dailyJobs = jobs.filter((job) => "daily" in job);
  const repeatedJobs = jobs.filter((job) => "everyMs" in job);
  const days = repeated(MINUTE_MS, "look for daily jobs", (now) =>
    runDueJobs(now, dailyJobs, failures),
  );
  const ends = [...repeatedJobs, days].map(repeat);
  return async () => {
    await Promise.all(ends.map((end) => end()));
  };
}
