import { mondayOf, shiftCivilDay, startOfCivilDay } from "../../kernel/time.ts";

/** How many weeks and months a trend shows; as many come before them to compare with. */
export const TREND_WEEKS = 12;
export const TREND_MONTHS = 12;

/** A time that a trend has a point for, its start included and its end left out. */
export interface Span {
  /** `YYYY-MM-DD` of a week's Monday, or `YYYY-MM` of a month. */
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

/** A month `YYYY-MM` so many later, or earlier when negative. */
function shiftMonth(month: string, months: number): string {
  const [year = 0, ofYear = 1] = month.split("-").map(Number);
  return new Date(Date.UTC(year, ofYear - 1 + months)).toISOString().slice(0, 7);
}

/** The last months, oldest first, that of `today` at the end. */
export function monthsUntil(today: string, count: number): Span[] {
  const current = today.slice(0, 7);
  return Array.from({ length: count }, (_, index) => {
    const start = shiftMonth(current, index - count + 1);
    return {
      start,
      from: startOfCivilDay(`${start}-01`),
      to: startOfCivilDay(`${shiftMonth(start, 1)}-01`),
    };
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
