import type { PastSale } from "../public-data/sales/schemas.ts";
import { type Errors, rangeOf } from "./backtest.ts";

/** Fewer replayed sales make no range of a place. */
export const FEWEST_FOR_RANGE = 100;

/** Where a range comes from: the commune's own errors, its department's, or those of all communes that were measured. */
export const RANGE_SOURCES = ["commune", "department", "all"] as const;
export type RangeSource = (typeof RANGE_SOURCES)[number];

export interface Range extends Pick<Errors, "low" | "high"> {
  source: RangeSource;
}

/**
 * Paid ÷ estimated where nothing nearer was measured: Hendaye, 2021 and 2022, all that could be measured so far
 * (`npm run bench:estimate`; 924 flats, 130 houses).
 */
export const RANGE_OF_ALL: Readonly<Record<PastSale["type"], Pick<Errors, "low" | "high">>> = {
  apartment: { low: 0.73, high: 1.41 },
  house: { low: 0.74, high: 1.41 },
};

/** The range of a home's type, by the replayed sales of its commune, else of its department, else of all. */
export function chooseRange(
  type: PastSale["type"],
  ofCommune: readonly number[],
  ofDepartment: readonly number[],
): Range {
  if (ofCommune.length >= FEWEST_FOR_RANGE) return { ...rangeOf(ofCommune), source: "commune" };
  if (ofDepartment.length >= FEWEST_FOR_RANGE) {
    return { ...rangeOf(ofDepartment), source: "department" };
  }
  return { ...RANGE_OF_ALL[type], source: "all" };
}

/** A figure as it is shown, in cents: to 1,000 €, to 5,000 € above 500,000 €. */
export function roundedCents(cents: number): number {
  const step = cents > 500_000_00 ? 5_000_00 : 1_000_00;
  return Math.round(cents / step) * step;
}
