import { civilDay, instantOf, MINUTE_MS, shiftCivilDay, type Zone } from "./time.ts";

/**
 * The hours in which somebody is expected to answer: nine to eight in the evening of a home's place, every day. No zone
 * of ours changes its clocks in between, so that a day has as many of them as any other.
 */
export const WORKING_HOURS = { from: 9, until: 20 } as const;

interface Span {
  from: number;
  until: number;
}

/** The working hours of a civil day of a zone, as instants in milliseconds. */
function workingSpan(day: string, zone: Zone): Span {
  const at = (hour: number) => instantOf(day, hour * 60, zone)?.getTime();
  const [from, until] = [at(WORKING_HOURS.from), at(WORKING_HOURS.until)];
  if (from === undefined || until === undefined) {
    throw new RangeError(`the clocks of ${zone} change in working hours on ${day}`);
  }
  return { from, until };
}

/**
 * The instant at which so many working minutes of a place are over after another: what comes in at six in the evening
 * has four hours until eleven the next day, what comes in at night until one.
 */
export function afterWorkingMinutes(instant: Date, minutes: number, zone: Zone): Date {
  let left = minutes * MINUTE_MS;
  for (let day = civilDay(instant, zone); ; day = shiftCivilDay(day, 1)) {
    const { from, until } = workingSpan(day, zone);
    const start = Math.max(from, instant.getTime());
    if (start >= until) continue;
    if (start + left <= until) return new Date(start + left);
    left -= until - start;
  }
}

/** Working minutes of a place between two instants; nothing where the second is not later. */
export function workingMinutesBetween(from: Date, to: Date, zone: Zone): number {
  const lastDay = civilDay(to, zone);
  let spent = 0;
  for (let day = civilDay(from, zone); day <= lastDay; day = shiftCivilDay(day, 1)) {
    const span = workingSpan(day, zone);
    const start = Math.max(span.from, from.getTime());
    spent += Math.max(0, Math.min(span.until, to.getTime()) - start);
  }
  return spent / MINUTE_MS;
}
