import { distanceKm, type GeoPoint } from "../../kernel/geo.ts";

/** Where a home is. */
export interface HomePlace extends GeoPoint {
  /** INSEE code. */
  communeCode: string;
}

/**
 * How far a commune is from a home: nothing for the home's own; null where the commune has no place.
 */
export function distanceTo(
  { communeCode, lat, lng }: HomePlace,
  commune: { code: string; lat: number | null; lng: number | null },
): number | null {
  if (commune.code === communeCode) return 0;
  if (commune.lat === null || commune.lng === null) return null;
  return distanceKm({ lat, lng }, { lat: commune.lat, lng: commune.lng });
}
