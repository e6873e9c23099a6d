import { divideRounded } from "../kernel/money.ts";
import { PROPERTY_TYPES, type PropertyType } from "../kernel/property-kinds.ts";
import { pricePerM2Cents } from "../listings/rules.ts";

/** One listing of a city, as its figures need it. */
export interface CitySale {
  type: PropertyType;
  priceCents: number;
  surfaceDm2: number;
}

/** What a city's listings of one type come to. */
export interface CityTypeFigures {
  type: PropertyType;
  count: number;
  /** Null for one listing alone. */
  medianPriceCents: number | null;
  medianPricePerM2Cents: number | null;
}

/**
 * The middle value, the mean of the two middle ones of an even number, rounded; null below two: one
 * home has a price, and makes no market.
 * @param values integers
 */
function median(values: readonly number[]): number | null {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length / 2;
  const low = sorted[Math.ceil(middle) - 1];
  const high = sorted[Math.floor(middle)];
  if (sorted.length < 2 || low === undefined || high === undefined) return null;
  return divideRounded(low + high, 2);
}

/** Figures by type, most listings first; types without a listing are left out. */
export function figuresByType(sales: readonly CitySale[]): CityTypeFigures[] {
  return PROPERTY_TYPES.map((type) => ({ type, group: sales.filter((sale) => sale.type === type) }))
    .filter(({ group }) => group.length > 0)
    .map(({ type, group }) => ({
      type,
      count: group.length,
      medianPriceCents: median(group.map((sale) => sale.priceCents)),
      medianPricePerM2Cents: median(
        group.map((sale) => pricePerM2Cents(sale.priceCents, sale.surfaceDm2)),
      ),
    }))
    .sort((a, b) => b.count - a.count);
}
