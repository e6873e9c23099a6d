import { distanceKm, type GeoPoint, METRES_PER_DEGREE } from "../kernel/geo.ts";
import { upperMedian, weightedMedian } from "../kernel/quantiles.ts";
import type { PastSale } from "../public-data/sales/schemas.ts";
import { monthsBetween } from "./months.ts";
import { priceTrend } from "./trend.ts";

/** The method's version: an estimate says by which one it was made. */
export const METHOD_VERSION = 1;

/** What the method reads of the home: the rest of the form changes no figure. */
export interface EstimatedHome extends GeoPoint {
  type: PastSale["type"];
  surfaceDm2: number;
  rooms: number;
}

export const METHOD = {
  /** Sales that are older, farther, or of a surface more than so many times larger or smaller do not compare. */
  maxMonths: 36,
  maxMetres: 2_000,
  surfaceFactor: 1.5,
  /** What a distance, an age and a difference of surface (logarithm) weaken a sale's weight by e. */
  metresScale: 400,
  monthsScale: 18,
  surfaceScale: 0.25,
  otherRoomsWeight: 0.6,
  heaviest: 15,
  /** How many times their median price per m² one may be, or the median it. */
  priceFactor: 2,
  fewest: 5,
} as const;

/** A sale that compares with a home. */
export interface Comparable {
  sale: PastSale;
  distanceM: number;
  /** Above 0, at most 1. */
  weight: number;
  /** Euro cents a m², brought to the day of the estimate. */
  pricePerM2Cents: number;
}

/**
 * The sales that compare with a home on a civil day, heaviest first: as many as the method takes, fewer than
 * `METHOD.fewest` where there are no more. `sales` are those known on that day.
 */
export function comparablesOf(
  sales: readonly PastSale[],
  home: EstimatedHome,
  day: string,
  yearlyTrend: number = priceTrend(sales, home.type, day),
): Comparable[] {
  const found: Comparable[] = [];
  const latitudes = METHOD.maxMetres / METRES_PER_DEGREE;
  for (const sale of sales) {
    if (sale.type !== home.type || sale.soldOn > day) continue;
    if (Math.abs(sale.lat - home.lat) > latitudes) continue;
    const surface = Math.log(sale.surfaceDm2 / home.surfaceDm2);
    if (Math.abs(surface) > Math.log(METHOD.surfaceFactor)) continue;
    const months = monthsBetween(sale.soldOn, day);
    if (months > METHOD.maxMonths) continue;
    const distanceM = distanceKm(home, sale) * 1_000;
    if (distanceM > METHOD.maxMetres) continue;
    const weight =
      Math.exp(
        -distanceM / METHOD.metresScale -
          months / METHOD.monthsScale -
          Math.abs(surface) / METHOD.surfaceScale,
      ) * (sale.rooms === home.rooms ? 1 : METHOD.otherRoomsWeight);
    const perM2 = (sale.priceCents * 100) / sale.surfaceDm2;
    const pricePerM2Cents = Math.round(perM2 * (1 + yearlyTrend) ** (months / 12));
    found.push({ sale, distanceM, weight, pricePerM2Cents });
  }
  const heaviest = found.sort((a, b) => b.weight - a.weight).slice(0, METHOD.heaviest);
  const middle = upperMedian(heaviest.map(({ pricePerM2Cents }) => pricePerM2Cents));
  return heaviest.filter(
    ({ pricePerM2Cents: each }) =>
      each <= middle * METHOD.priceFactor && each * METHOD.priceFactor >= middle,
  );
}

/** What a home is worth by its comparables, in cents: their weighted median per m², times its surface. */
export function centreCents(
  comparables: readonly Pick<Comparable, "weight" | "pricePerM2Cents">[],
  surfaceDm2: number,
): number {
  const perM2 = weightedMedian(
    comparables.map(({ pricePerM2Cents, weight }) => ({ value: pricePerM2Cents, weight })),
  );
  return Math.round((perM2 * surfaceDm2) / 100);
}
