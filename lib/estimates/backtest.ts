import { quantile } from "../kernel/quantiles.ts";
import type { PastSale } from "../public-data/sales/schemas.ts";
import { centreCents, comparablesOf, METHOD } from "./method.ts";
import { monthsEarlier } from "./months.ts";
import { priceTrend } from "./trend.ts";

/** Fewer replayed sales are no measure, and would show single ones. */
export const FEWEST_SHOWN = 11;

/** Sales are published so long after they were made: a replayed estimate knows those that were known. */
export const PUBLICATION_MONTHS = 6;

/** Most sales of a commune and year that are replayed: enough for its errors, and bounded work in a large city. */
const MOST_REPLAYED = 1_000;

/** The share of prices that a range is to hold, and what remains on each side. */
export const RANGE_SHARE = 0.8;
const TAIL = (1 - RANGE_SHARE) / 2;

/** How far estimates were from what was paid. Shares are of 1. */
export interface Errors {
  /** How many sales were replayed, and could be estimated. */
  count: number;
  /** Half of the estimates were nearer to the price than this share of it. */
  medianError: number;
  within10: number;
  within20: number;
  /** Paid ÷ estimated, below which a tenth lie, and above which. */
  low: number;
  high: number;
}

/** Every n-th of a list, so that at most so many are left. */
function sampleOf<Item>(items: readonly Item[], most: number): readonly Item[] {
  const step = Math.ceil(items.length / most);
  return step <= 1 ? items : items.filter((_, index) => index % step === 0);
}

/**
 * Replays the sales of a commune in a year: each is estimated from the sales that were published on its day, in `all`,
 * which are those of the commune and of its neighbours. It yields paid ÷ estimated of each, null where too few compare,
 * and rests there, so that a caller can let others work.
 */
export function* replayYear(
  own: readonly PastSale[],
  all: readonly PastSale[],
  type: PastSale["type"],
  year: number,
): Generator<number | null, void> {
  const inYear = own.filter((sale) => sale.type === type && sale.soldOn.startsWith(`${year}-`));
  const ofType = all
    .filter((sale) => sale.type === type)
    // Days as text: their own order is that of time, and collation would take ten times as long.
    .sort((a, b) => (a.soldOn < b.soldOn ? -1 : Number(a.soldOn > b.soldOn)));
  for (const sale of sampleOf(inYear, MOST_REPLAYED)) {
    const day = monthsEarlier(sale.soldOn, PUBLICATION_MONTHS);
    const firstLater = ofType.findIndex(({ soldOn }) => soldOn > day);
    const known = firstLater === -1 ? ofType : ofType.slice(0, firstLater);
    const home = { ...sale, rooms: sale.rooms ?? 0 };
    const trend = priceTrend(known, type, day);
    const comparables = comparablesOf(known, home, sale.soldOn, trend);
    if (comparables.length < METHOD.fewest) yield null;
    else yield sale.priceCents / centreCents(comparables, sale.surfaceDm2);
  }
}

/** The errors of replayed sales; null of none. */
export function errorsOf(ratios: readonly number[]): Errors | null {
  if (ratios.length === 0) return null;
  const errors = ratios.map((ratio) => Math.abs(1 / ratio - 1));
  const shareWithin = (most: number) =>
    errors.filter((error) => error <= most).length / errors.length;
  return {
    count: ratios.length,
    medianError: quantile(errors, 0.5),
    within10: shareWithin(0.1),
    within20: shareWithin(0.2),
    ...rangeOf(ratios),
  };
}

/** Between which shares of an estimate four prices of five lie. @throws {RangeError} of none */
export function rangeOf(ratios: readonly number[]): Pick<Errors, "low" | "high"> {
  return { low: quantile(ratios, TAIL), high: quantile(ratios, 1 - TAIL) };
}

/** Which share of prices lay within a range. */
export function coverageOf(
  ratios: readonly number[],
  { low, high }: Pick<Errors, "low" | "high">,
): number {
  return ratios.filter((ratio) => ratio >= low && ratio <= high).length / ratios.length;
}

/** The last calendar year that the sales cover to its end; null where there are none. */
export function lastWholeYear(sales: readonly PastSale[]): number | null {
  let latest = "";
  for (const { soldOn } of sales) if (soldOn > latest) latest = soldOn;
  if (latest === "") return null;
  const year = Number(latest.slice(0, 4));
  return latest.slice(5, 7) === "12" ? year : year - 1;
}
