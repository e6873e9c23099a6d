import { distanceKm, type GeoPoint } from "../../kernel/geo.ts";
import type { PropertyType } from "../../kernel/property-kinds.ts";
import { upperMedian } from "../../kernel/quantiles.ts";
import { civilDay } from "../../kernel/time.ts";
import type { PastSale } from "./schemas.ts";
import { pricePerM2Cents } from "./single-sales.ts";

/** The home that others are compared with. */
export interface ComparedHome extends GeoPoint {
  type: PropertyType;
  surfaceDm2: number;
}

/** A commune whose files are read. */
export interface SalesCommune {
  /** INSEE code; an arrondissement's in Paris, Lyon and Marseille. */
  cityCode: string;
  /** The code that it begins with: "35", "2A", "974". */
  department: string;
}

/** Departments without a register of sales: land law is another one there, and Mayotte's is not published. */
const WITHOUT_REGISTER: ReadonlySet<string> = new Set(["57", "67", "68", "976"]);

/** Whether the State publishes sales of a department. */
export const hasRegister = (departmentCode: string): boolean =>
  !WITHOUT_REGISTER.has(departmentCode);

/** As what the register of sales has a type: a studio is a flat. */
export const soldAs = (type: PropertyType): PastSale["type"] =>
  type === "house" ? "house" : "apartment";

/** What is compared with: a home, and the commune whose files are read. */
export interface SalesPlace extends ComparedHome, SalesCommune {}

/** A past sale of a home like it. */
export interface ComparableSale {
  /** Civil day, `YYYY-MM-DD`. */
  soldOn: string;
  priceCents: number;
  surfaceDm2: number;
  /** Main rooms; null where the file has none. */
  rooms: number | null;
  pricePerM2Cents: number;
  distanceM: number;
  /** Without its number, as on a plate: "Rue des Lilas"; null where the file has none. */
  street: string | null;
}

/** How many times the middle price a comparable one may be, or the middle price it. */
const PRICE_SPREAD = 3;
/** Fewer sales have no middle worth the name. */
const PRICE_SPREAD_FROM = 8;

const SURFACE_TOLERANCE = 0.3;
/** Metres: the smallest circle that holds enough, else the largest. */
const CIRCLES_M = [500, 1_000, 2_000, 5_000];
const ENOUGH = 6;
export const MAX_COMPARABLES = 12;

/** Without those whose price per m² is far from the others'. */
function withoutOutliers(sales: readonly ComparableSale[]): readonly ComparableSale[] {
  if (sales.length < PRICE_SPREAD_FROM) return sales;
  const middle = upperMedian(sales.map((sale) => sale.pricePerM2Cents));
  return sales.filter(
    ({ pricePerM2Cents: each }) => each * PRICE_SPREAD >= middle && each <= middle * PRICE_SPREAD,
  );
}

/**
 * The past sales that compare with a home: same kind, surface within 30 %, in the smallest circle of 500 m,
 * 1, 2 or 5 km that holds six; the twelve latest of them, latest first.
 */
export function comparableSales(
  sales: readonly PastSale[],
  home: ComparedHome,
  now: Date,
): ComparableSale[] {
  const type = soldAs(home.type);
  const today = civilDay(now);
  const alike = sales.flatMap((sale) => {
    const difference = Math.abs(sale.surfaceDm2 - home.surfaceDm2);
    if (sale.type !== type || sale.soldOn > today) return [];
    if (difference > home.surfaceDm2 * SURFACE_TOLERANCE) return [];
    const { soldOn, priceCents, surfaceDm2, rooms, street } = sale;
    return {
      ...{ soldOn, priceCents, surfaceDm2, rooms, street },
      pricePerM2Cents: pricePerM2Cents(sale),
      distanceM: Math.round(distanceKm(home, sale) * 1_000),
    };
  });
  const usual = withoutOutliers(alike);
  const within = (radius: number) => usual.filter(({ distanceM }) => distanceM <= radius);
  const radius = CIRCLES_M.find((each) => within(each).length >= ENOUGH) ?? CIRCLES_M.at(-1) ?? 0;
  return within(radius)
    .sort((a, b) => b.soldOn.localeCompare(a.soldOn) || a.distanceM - b.distanceM)
    .slice(0, MAX_COMPARABLES);
}
