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

/** Metres of a degree of latitude. */
export const METRES_PER_DEGREE = (EARTH_RADIUS_KM * 1_000 * Math.PI) / 180;

/** The points of a circle on the ground, north first and turning east, as [latitude, longitude]. */
export function circleAround({ lat, lng }: GeoPoint, metres: number): [number, number][] {
  const north = metres / METRES_PER_DEGREE;
  const east = north / Math.cos(radians(lat));
  return Array.from({ length: 72 }, (_, step) => {
    const turn = (step / 72) * 2 * Math.PI;
    return [lat + north * Math.cos(turn), lng + east * Math.sin(turn)];
  });
}
