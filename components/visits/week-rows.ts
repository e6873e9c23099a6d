import { clockTime, type Zone } from "../../lib/kernel/time.ts";
import type { WeekView } from "../../lib/visits/views.ts";

type WeekDay = WeekView["days"][number];

/** An hour of the week: what begins in it, day by day. */
export interface WeekRow {
  /** 0 to 23, by the clock of each home. */
  hour: number;
  days: Pick<WeekDay, "day" | "visits" | "slots">[];
}

const hourOf = (instant: Date, zone: Zone): number => Number(clockTime(instant, zone).slice(0, 2));

/** The hours of a week from the first to the last in which something begins, each with what does. */
export function weekRows({ days }: Pick<WeekView, "days">): WeekRow[] {
  const begins = ({ startsAt, property }: WeekDay["visits"][number] | WeekDay["slots"][number]) =>
    hourOf(startsAt, property.clock.zone);
  const hours = days.flatMap(({ visits, slots }) => [...visits, ...slots].map(begins));
  if (hours.length === 0) return [];
  const [first, last] = [Math.min(...hours), Math.max(...hours)];
  return Array.from({ length: last - first + 1 }, (_, index) => {
    const hour = first + index;
    return {
      hour,
      days: days.map(({ day, visits, slots }) => ({
        day,
        visits: visits.filter((visit) => begins(visit) === hour),
        slots: slots.filter((slot) => begins(slot) === hour),
      })),
    };
  });
}

/** By whose clock the line of now stands: that of the week's first home. Null for a week with nothing. */
export function zoneOfWeek({ days }: Pick<WeekView, "days">): Zone | null {
  const [first] = days.flatMap(({ visits, slots }) => [...visits, ...slots]);
  return first?.property.clock.zone ?? null;
}

/** The quarter of an hour that it is, 0 to 3, where it is that hour there; else null. */
export function quarterIn(hour: number, now: Date, zone: Zone): number | null {
  const time = clockTime(now, zone);
  return Number(time.slice(0, 2)) === hour ? Math.floor(Number(time.slice(3, 5)) / 15) : null;
}
