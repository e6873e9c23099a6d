import { shiftCivilDay, TIME_ZONE, timeIn } from "../../kernel/time.ts";
import { JOB_TIMES, type JobTime } from "./job.ts";

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
