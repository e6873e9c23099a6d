import { mondayOf, shiftCivilDay, type Zone } from "../kernel/time.ts";
import { slotsByDay } from "./slots.ts";

/** A day of a calendar's weeks. */
export interface CalendarDay {
  /** `YYYY-MM-DD`. */
  day: string;
  /** How many times it has. */
  count: number;
}

/** Whole weeks at the home, Monday first, from that of the first time to that of the last; none without times. */
export function weeksOf(times: readonly { startsAt: Date }[], zone: Zone): CalendarDay[][] {
  const days = slotsByDay(times, zone);
  const first = days[0]?.day;
  const last = days.at(-1)?.day;
  if (first === undefined || last === undefined) return [];
  const counts = new Map(days.map(({ day, slots }) => [day, slots.length]));
  const weeks: CalendarDay[][] = [];
  for (let monday = mondayOf(first); monday <= last; monday = shiftCivilDay(monday, 7)) {
    const week = Array.from({ length: 7 }, (_, index) => shiftCivilDay(monday, index));
    weeks.push(week.map((day) => ({ day, count: counts.get(day) ?? 0 })));
  }
  return weeks;
}
