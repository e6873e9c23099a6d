import { MINUTE_MS, MORNING, shiftCivilDay, TIME_ZONE, timeIn } from "../lib/kernel/time.ts";

/**
 * When daily jobs are done, by the clock of their place: what deletes, ends or suspends just after midnight, so that
 * what a day decides is written on that day; what writes to people in the morning.
 */
const JOB_TIMES = { midnight: "00:05", morning: MORNING } as const;
export type JobTime = keyof typeof JOB_TIMES;

/** A job that failed is done again after so long. */
export const RETRY_MS = 10 * MINUTE_MS;

/**
 * The civil day for which a job is to be done by now: its row says whether it was. Between midnight and its time that
 * is the day before for what deletes, which may have been missed; nothing for what writes to people, who are written
 * to in some hours anyway.
 */
export function dueDay(time: JobTime, now: Date, zone = TIME_ZONE): string | null {
  const { day, clock } = timeIn(zone, now);
  if (clock >= JOB_TIMES[time]) return day;
  return time === "midnight" ? shiftCivilDay(day, -1) : null;
}
