import type { GeoPoint } from "../kernel/geo.ts";
import type { BoundingBox, LatLng } from "../search-index/criteria.ts";
import { roundDegrees } from "./url.ts";

/** A box as the URL's `bbox` parameter has it: "west,south,east,north". */
export function boxText({ west, south, east, north }: BoundingBox): string {
  return [west, south, east, north].map(roundDegrees).join(",");
}

/** Reads what `boxText` wrote; null for anything else. */
export function readBox(text: string | null): BoundingBox | null {
  const [west, south, east, north] = (text ?? "").split(",").map(Number);
  if (west === undefined || south === undefined || east === undefined || north === undefined) {
    return null;
  }
  return [west, south, east, north].every(Number.isFinite) ? { west, south, east, north } : null;
}

/** What two boxes have in common; null when they do not meet. */
export function intersection(one: BoundingBox, other: BoundingBox): BoundingBox | null {
  const box = {
    west: Math.max(one.west, other.west),
    south: Math.max(one.south, other.south),
    east: Math.min(one.east, other.east),
    north: Math.min(one.north, other.north),
  };
  return box.west <= box.east && box.south <= box.north ? box : null;
}

/** The smallest box around points; null without any. */
export function boxAround(points: readonly LatLng[]): BoundingBox | null {
  if (points.length === 0) return null;
  const lats = points.map(([lat]) => lat);
  const lngs = points.map(([, lng]) => lng);
  return {
    west: Math.min(...lngs),
    south: Math.min(...lats),
    east: Math.max(...lngs),
    north: Math.max(...lats),
  };
}

const KM_PER_DEGREE = 111.2;

/** The surroundings of a point: a box that reaches `km` to each side. */
export function surroundings({ lat, lng }: GeoPoint, km: number): BoundingBox {
  const north = km / KM_PER_DEGREE;
  const east = north / Math.cos((lat * Math.PI) / 180);
  return { west: lng - east, south: lat - north, east: lng + east, north: lat + north };
}
