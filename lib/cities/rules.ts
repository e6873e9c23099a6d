import { PROPERTY_TYPES, type PropertyType } from "../listings/kinds.ts";
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
  medianPriceCents: number;
  medianPricePerM2Cents: number;
}

/** The middle value; of an even number of values, the lower middle one, so that it is a real price. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor((sorted.length - 1) / 2)] ?? 0;
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
