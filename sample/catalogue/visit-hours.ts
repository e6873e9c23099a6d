import {
  civilDay,
  DAY_MS,
  MINUTE_MS,
  startOfCivilDay,
  TIME_ZONE,
  type Zone,
} from "../../lib/kernel/time.ts";
import type { Draw } from "./draw.ts";

/** A time a property can be visited; epoch milliseconds. */
export interface VisitTime {
  startsAt: number;
  endsAt: number;
}

/** How many days ahead visits are offered, and how long one lasts. */
const DAYS_AHEAD = 14;
const VISIT_MS = 30 * MINUTE_MS;

/** First and last start of a visit: the day's last one ends at 20 h. */
const FIRST_HALF_HOUR = 18;
const LAST_HALF_HOUR = 39;

const parisClock = new Intl.DateTimeFormat("en-GB", {
  timeZone: TIME_ZONE,
  hourCycle: "h23",
  year: "numeric",
  month: "2-digit",
  day: "2-digit",
  hour: "2-digit",
  minute: "2-digit",
});

/** What clocks in Paris show at an instant, as the UTC instant that would show the same. */
function parisWallTime(instant: number): number {
  const parts = parisClock.formatToParts(instant);
  const part = (type: Intl.DateTimeFormatPartTypes) =>
    Number(parts.find((entry) => entry.type === type)?.value);
  return Date.UTC(part("year"), part("month") - 1, part("day"), part("hour"), part("minute"));
}

/**
 * The starts of visits that can be offered from `now` on: every half hour from 9 h to 19 h 30 in
 * Paris, on the fourteen days after today's, Sundays left out. Summer time is heeded: it begins
 * and ends at night, so each day has one offset between 9 h and 20 h, that of its noon.
 */
export function visitHours(now: number): VisitTime[][] {
  const today = Math.floor(parisWallTime(now) / DAY_MS) * DAY_MS;
  const days: VisitTime[][] = [];
  for (let ahead = 1; ahead <= DAYS_AHEAD; ahead += 1) {
    const midnight = today + ahead * DAY_MS;
    if (new Date(midnight).getUTCDay() === 0) continue;
    // Noon UTC is 13 h or 14 h in Paris: the same day.
    const offset = parisWallTime(midnight + DAY_MS / 2) - (midnight + DAY_MS / 2);
    const day: VisitTime[] = [];
    for (let half = FIRST_HALF_HOUR; half <= LAST_HALF_HOUR; half += 1) {
      const startsAt = midnight + half * VISIT_MS - offset;
      day.push({ startsAt, endsAt: startsAt + VISIT_MS });
    }
    days.push(day);
  }
  return days;
}

/**
 * The same times of day by the clocks of another zone. Clocks change on Sundays, on which nobody visits, so that each
 * day is as far from Paris as its midnight.
 */
export function byClocksOf(zone: Zone, times: readonly VisitTime[]): VisitTime[] {
  return times.map(({ startsAt, endsAt }) => {
    const day = civilDay(new Date(startsAt));
    const later = startOfCivilDay(day, zone).getTime() - startOfCivilDay(day).getTime();
    return { startsAt: startsAt + later, endsAt: endsAt + later };
  });
}

/** Draws three to six visit times of `visitHours`, ascending, at most two on one day. */
export function drawVisitTimes(draw: Draw, days: readonly VisitTime[][]): VisitTime[] {
  const wanted = 3 + Math.floor(draw.next() ** 1.5 * 4);
  const times: VisitTime[] = [];
  for (
    let index = draw.int(0, 2);
    times.length < wanted && index < days.length;
    index += draw.int(1, 2)
  ) {
    const day = days[index] ?? [];
    const first = draw.int(0, day.length - 5);
    const later = draw.chance(0.45) && times.length + 1 < wanted ? first + draw.int(2, 4) : first;
    times.push(...day.filter((_, half) => half === first || half === later));
  }
  return times;
}
