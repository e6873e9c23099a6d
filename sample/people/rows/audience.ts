import { civilDay, DAY_MS } from "../../../lib/kernel/time.ts";
import type { SampleProperty } from "./properties.ts";

/** What happened to a property on one civil day. */
interface AudienceDay {
  day: string;
  views: number;
  favorites: number;
}

const WINDOW_DAYS = 30;

/** Share of a week's views by weekday, Sunday first: people look for a home at the week-end. */
const WEEKDAY_WEIGHTS = [17, 12, 13, 14, 13, 13, 18] as const;

/**
 * What a property's audience did day by day, oldest first. The sums are exactly the figures of its
 * audience, each window of views falling in its own days.
 */
export function audienceDays(property: SampleProperty, now: Date): AudienceDay[] {
  const { publishedDaysAgo, soldDaysAgo, audience } = property;
  if (publishedDaysAgo === null) return [];
  const last = soldDaysAgo ?? 0;
  const [last30Days, previous30Days, earlier] = audience.views;
  const daysAgo = Array.from(
    { length: publishedDaysAgo - last + 1 },
    (_, index) => publishedDaysAgo - index,
  );
  const windows = [
    { views: earlier, days: daysAgo.filter((ago) => ago >= 2 * WINDOW_DAYS) },
    {
      views: previous30Days,
      days: daysAgo.filter((ago) => ago >= WINDOW_DAYS && ago < 2 * WINDOW_DAYS),
    },
    { views: last30Days, days: daysAgo.filter((ago) => ago < WINDOW_DAYS) },
  ];
  // Civil days are counted on the calendar: hours back from now, one would come twice around the
  // change of the clocks.
  const today = Date.parse(civilDay(now));
  const dayOf = (ago: number) => new Date(today - ago * DAY_MS);
  const weigh = (ago: number) => WEEKDAY_WEIGHTS[dayOf(ago).getUTCDay()] ?? 0;
  const views = windows.flatMap((window) => share(window.views, window.days.map(weigh)));
  const favorites = share(audience.favorites, daysAgo.map(weigh));
  return daysAgo.map((ago, index) => ({
    day: dayOf(ago).toISOString().slice(0, 10),
    views: views[index] ?? 0,
    favorites: favorites[index] ?? 0,
  }));
}

/** Whole parts of `total` in proportion to the weights; they add up to it exactly. */
function share(total: number, weights: readonly number[]): number[] {
  const sum = weights.reduce((added, weight) => added + weight, 0);
  let weighed = 0;
  let given = 0;
  return weights.map((weight) => {
    weighed += weight;
    const due = Math.round((total * weighed) / sum);
    const part = due - given;
    given = due;
    return part;
  });
}
