import { MORNING } from "../../kernel/time.ts";

/**
 * When daily jobs are done, by the clock of their place: what deletes, ends or suspends just after midnight, so that
 * what a day decides is written on that day; what writes to people in the morning.
 */
export const JOB_TIMES = { midnight: "00:05", morning: MORNING } as const;
export type JobTime = keyof typeof JOB_TIMES;

/** How work is asked to end: nothing further is begun; what is under way is cut off. */
export interface StopSignals {
  stop: AbortSignal;
  cut: AbortSignal;
}

/** What is done once a civil day. */
export interface DailyJob {
  /** What its row of a day bears (`JobRun`). */
  name: string;
  daily: JobTime;
  /** May be repeated: it decides from `now` and from what is stored, never from when it ran last. */
  work: (now: Date) => Promise<unknown>;
}

/** What is done again and again, so long after it ended. */
export interface RepeatedJob {
  name: string;
  everyMs: number;
  work: (now: Date, signals: StopSignals) => Promise<unknown>;
}

/** What the process does by itself, whoever comes. A room lists its own in its `jobs.ts`. */
export type Job = DailyJob | RepeatedJob;

export const daily = (time: JobTime, name: string, work: DailyJob["work"]): DailyJob => ({
  name,
  daily: time,
  work,
});

export const repeated = (
  everyMs: number,
  name: string,
  work: RepeatedJob["work"],
): RepeatedJob => ({ name, everyMs, work });
