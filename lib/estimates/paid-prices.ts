import { quantile } from "../kernel/quantiles.ts";
import type { PastSale } from "../public-data/sales/schemas.ts";
import { monthsEarlier } from "./months.ts";
import { lastSaleDay } from "./trend.ts";

/** Fewer sales of a type make no median that may be published (LPF, art. R112 A-3: nobody is recognised by it). */
export const FEWEST_PUBLISHED = 11;

/** Months of sales that the medians are of: the last ones that were published. */
const MONTHS = 12;

/** What homes of a type were sold for in a commune. */
export interface PaidPrices {
  type: PastSale["type"];
  count: number;
  /** Null below `FEWEST_PUBLISHED`. */
  medianPriceCents: number | null;
  medianPricePerM2Cents: number | null;
}

/** The medians of a commune's sales, and the civil days that they are of. */
export interface PaidPricesOfCommune {
  from: string;
  until: string;
  types: PaidPrices[];
}

const TYPES = ["apartment", "house"] as const satisfies PastSale["type"][];

const median = (numbers: readonly number[]): number => Math.round(quantile(numbers, 0.5));

function pricesOf(type: PastSale["type"], sales: readonly PastSale[]): PaidPrices {
  const count = sales.length;
  if (count < FEWEST_PUBLISHED) {
    return { type, count, medianPriceCents: null, medianPricePerM2Cents: null };
  }
  return {
    type,
    count,
    medianPriceCents: median(sales.map(({ priceCents }) => priceCents)),
    medianPricePerM2Cents: median(
      sales.map(({ priceCents, surfaceDm2 }) => (priceCents * 100) / surfaceDm2),
    ),
  };
}

/** The medians of the last twelve months of sales that are known on a day; null where none is. */
export function paidPrices(sales: readonly PastSale[], today: string): PaidPricesOfCommune | null {
  const until = lastSaleDay(sales, today);
  if (until === null) return null;
  const from = monthsEarlier(until, MONTHS);
  const recent = sales.filter(({ soldOn }) => soldOn > from && soldOn <= until);
  const types = TYPES.map((type) =>
    pricesOf(
      type,
      recent.filter((sale) => sale.type === type),
    ),
  ).filter(({ count }) => count > 0);
  return { from, until, types };
}
