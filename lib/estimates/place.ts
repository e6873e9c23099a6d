import { type GeoPoint, METRES_PER_DEGREE } from "../kernel/geo.ts";
import type { PastSale } from "../public-data/sales/schemas.ts";
import { foldedStreet } from "../public-data/sales/street-names.ts";

/** What somebody typed as number and street. */
export interface TypedAddress {
  /** "12", "12 bis". */
  houseNumber: string;
  street: string;
}

const NUMBERED = /^(\d{1,4})\s*((?:bis|ter|quater|[a-d])\b)?[\s,]+(.*\p{L}.*)$/iu;

/** A number and its street; null where there is no number or no street. */
export function readAddress(text: string): TypedAddress | null {
  const [, number, suffix, street] = NUMBERED.exec(text.trim()) ?? [];
  if (!number || !street) return null;
  return { houseNumber: [number, suffix?.toLowerCase()].filter(Boolean).join(" "), street };
}

/** The middle of a street's sales; null where none is known. */
export function middleOfStreet(sales: readonly PastSale[], street: string): GeoPoint | null {
  const folded = foldedStreet(street);
  const there = sales.filter(
    (sale) => sale.street !== null && foldedStreet(sale.street) === folded,
  );
  if (there.length === 0) return null;
  const mean = (of: "lat" | "lng") =>
    there.reduce((total, sale) => total + sale[of], 0) / there.length;
  return { lat: mean("lat"), lng: mean("lng") };
}

const GRID_M = 100;
/** Metres by which distances are shown. */
export const DISTANCE_STEP_M = 50;

/** The middle of the square of 100 metres that a point is in: no building is recognised by it. */
export function toGrid({ lat, lng }: GeoPoint): GeoPoint {
  const north = GRID_M / METRES_PER_DEGREE;
  const row = Math.floor(lat / north);
  // Columns of a row have one width: that of its southern edge.
  const east = north / Math.cos((row * north * Math.PI) / 180);
  const rounded = (degrees: number) => Number(degrees.toFixed(5));
  return {
    lat: rounded((row + 0.5) * north),
    lng: rounded((Math.floor(lng / east) + 0.5) * east),
  };
}

/** A distance as it is shown, in metres. */
export const roundedDistance = (metres: number): number =>
  Math.round(metres / DISTANCE_STEP_M) * DISTANCE_STEP_M;
