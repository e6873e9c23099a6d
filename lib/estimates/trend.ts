import { upperMedian } from "../kernel/quantiles.ts";
import type { PastSale } from "../public-data/sales/schemas.ts";
import { monthsEarlier } from "./months.ts";

/** Most that a year may change prices by, and fewest sales of a year for it to be believed. */
const TREND = { max: 0.15, fewest: 15 } as const;

/** The day of the latest sale that is known on a day; null where there is none. */
export function lastSaleDay(sales: readonly PastSale[], day: string): string | null {
  let last: string | null = null;
  for (const { soldOn } of sales) {
    if (soldOn <= day && (last === null || soldOn > last)) last = soldOn;
  }
  return last;
}

/**
 * By how much prices per m² of a type change in a year: the median of the last twelve published months over that of
 * the twelve before, minus 1, within bounds; 0 where either has too few sales.
 */
export function priceTrend(
  sales: readonly PastSale[],
  type: PastSale["type"],
  day: string,
): number {
  const ofType = sales.filter((sale) => sale.type === type);
  const last = lastSaleDay(ofType, day);
  if (last === null) return 0;
  const [start, before] = [monthsEarlier(last, 12), monthsEarlier(last, 24)];
  const pricesIn = (after: string, until: string) =>
    ofType
      .filter(({ soldOn }) => soldOn > after && soldOn <= until)
      .map(({ priceCents, surfaceDm2 }) => priceCents / surfaceDm2);
  const recent = pricesIn(start, last);
  const former = pricesIn(before, start);
  if (Math.min(recent.length, former.length) < TREND.fewest) return 0;
  const change = upperMedian(recent) / upperMedian(former) - 1;
  return Math.max(-TREND.max, Math.min(TREND.max, change));
}
