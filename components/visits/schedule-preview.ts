import { civilDay, type Zone } from "../../lib/kernel/time.ts";
import {
  type DayException,
  type TimeWindow,
  upcomingSlots,
  type WeeklyRule,
} from "../../lib/visits/schedule/rules.ts";

const CLOCK = /^([01]\d|2[0-3]):(00|15|30|45)$/;

function minuteOf(text: string | undefined): number | null {
  const [, hours, minutes] = CLOCK.exec(text ?? "") ?? [];
  return hours === undefined ? null : Number(hours) * 60 + Number(minutes);
}

function windowOf(from: string | undefined, to: string | undefined): TimeWindow | null {
  const startMinute = minuteOf(from);
  const end = minuteOf(to);
  if (startMinute === null || end === null) return null;
  const endMinute = end === 0 ? 1_440 : end;
  return endMinute > startMinute ? { startMinute, endMinute } : null;
}

/**
 * How many slots the fields of the form would open with their notice, and the civil day of the last
 * one; null where a number is missing. Rows that are not whole are left out: what is wrong is
 * reported when the form is sent.
 */
export function previewOf(
  form: FormData,
  now: Date,
  zone: Zone,
): { count: number; last: string | null } | null {
  const texts = (name: string) => form.getAll(name).map(String);
  const number = (name: string) => Number(form.get(name) || Number.NaN);
  const durationMinutes = number("durationMinutes");
  const bufferMinutes = number("bufferMinutes");
  const weeksAhead = number("weeksAhead");
  if (![durationMinutes, bufferMinutes, weeksAhead].every(Number.isInteger)) return null;
  const [from, to] = [texts("from"), texts("to")];
  const rules = texts("weekday").flatMap((weekday, index): WeeklyRule[] => {
    const window = windowOf(from[index], to[index]);
    return window ? [{ weekday: Number(weekday), ...window }] : [];
  });
  const exceptions = new Map<string, DayException>();
  const [dayFrom, dayTo] = [texts("exceptionFrom"), texts("exceptionTo")];
  for (const [index, day] of texts("exceptionDay").entries()) {
    if (day === "") continue;
    const exception = exceptions.get(day) ?? { day, windows: [] };
    const window = windowOf(dayFrom[index], dayTo[index]);
    if (window) exception.windows.push(window);
    exceptions.set(day, exception);
  }
  const plan = {
    zone,
    rules,
    exceptions: [...exceptions.values()],
    durationMinutes,
    bufferMinutes,
  };
  const noticeHours = number("noticeHours") || 0;
  const slots = upcomingSlots(plan, { weeksAhead, noticeHours }, now);
  const last = slots.at(-1);
  return { count: slots.length, last: last ? civilDay(last.startsAt, zone) : null };
}
