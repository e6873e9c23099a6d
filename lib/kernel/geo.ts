/** A point on the globe, in WGS84 degrees. */
export interface GeoPoint {
  lat: number;
  lng: number;
}

const EARTH_RADIUS_KM = 6_371;

const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** Great-circle distance between two points, in kilometres (haversine). */
export function distanceKm(a: GeoPoint, b: GeoPoint): number {
  const latitudes = Math.sin(radians(b.lat - a.lat) / 2) ** 2;
  const longitudes = Math.sin(radians(b.lng - a.lng) / 2) ** 2;
  const h = latitudes + Math.cos(radians(a.lat)) * Math.cos(radians(b.lat)) * longitudes;
  return 2 * EARTH_RADIUS_KM * Math.asin(Math.min(1, Math.sqrt(h)));
}
