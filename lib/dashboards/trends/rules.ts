import {
  civilDay,
  daysBefore,
  MONTH_DAYS,
  mondayOf,
  shiftCivilDay,
  startOfCivilDay,
} from "../../kernel/time.ts";

/** How many weeks and months a trend shows; as many come before them to compare with. */
export const TREND_WEEKS = 12;
export const TREND_MONTHS = 12;

/** A time that a trend has a point for, its start included and its end left out. */
export interface Span {
  /** The civil day that it begins on: a week's Monday, or the first of thirty days. */
  start: string;
  from: Date;
  to: Date;
}

/** What happened in one time, and in the one that far before. */
export interface TrendPoint {
  /** As a span's. */
  start: string;
  value: number;
  before: number;
}

const WEEK_DAYS = 7;

/** The last weeks, oldest first, that of `today` at the end. */
export function weeksUntil(today: string, count: number): Span[] {
  const monday = mondayOf(today);
  return Array.from({ length: count }, (_, index) => {
    const start = shiftCivilDay(monday, (index - count + 1) * WEEK_DAYS);
    const next = shiftCivilDay(start, WEEK_DAYS);
    return { start, from: startOfCivilDay(start), to: startOfCivilDay(next) };
  });
}

/**
 * The last months, oldest first: each is thirty days, and the last ends at `now`, so that it is the month of the figures
 * beside the chart. What happened thirty days ago to the instant is in the one before, as it is there.
 */
export function monthsUntil(now: Date, count: number): Span[] {
  const after = (days: number) => new Date(daysBefore(now, days).getTime() + 1);
  return Array.from({ length: count }, (_, index) => {
    const days = (count - index) * MONTH_DAYS;
    const from = after(days);
    return { start: civilDay(from), from, to: after(days - MONTH_DAYS) };
  });
}

/** What happened at an instant, and how much of it. */
export interface Happening {
  at: Date;
  amount: number;
}

/** What happened in each span; what lies outside of them all is left out. */
export function sumBySpan(spans: readonly Span[], happenings: readonly Happening[]): number[] {
  const sums = spans.map(() => 0);
  for (const { at, amount } of happenings) {
    const index = spans.findIndex(({ from, to }) => at >= from && at < to);
    if (index >= 0) sums[index] = (sums[index] ?? 0) + amount;
  }
  return sums;
}

/** The later half of some spans, each beside its counterpart in the earlier half. */
export function compareHalves(spans: readonly Span[], values: readonly number[]): TrendPoint[] {
  const half = spans.length / 2;
  return spans.slice(half).map(({ start }, index) => ({
    start,
    value: values[half + index] ?? 0,
    before: values[index] ?? 0,
  }));
}

/** What a trend adds up to, and what it did before. */
export function totalOfTrend(points: readonly TrendPoint[]): { value: number; before: number } {
  return points.reduce(
    (total, { value, before }) => ({ value: total.value + value, before: total.before + before }),
    { value: 0, before: 0 },
  );
}
