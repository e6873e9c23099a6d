import { distanceKm, type GeoPoint } from "../../kernel/geo.ts";
import { reads } from "../../platform/db/read.ts";

/** Kilometres of a degree of latitude, rounded down. */
const KM_PER_DEGREE = 111;

/** The communes whose known point is within so many kilometres of another one, nearest first. */
export async function listCommunesAround(
  point: GeoPoint,
  km: number,
): Promise<{ code: string; departmentCode: string }[]> {
  const north = km / KM_PER_DEGREE;
  const east = north / Math.max(0.1, Math.cos((point.lat * Math.PI) / 180));
  const rows = await reads()
    .selectFrom("Commune")
    .select(["code", "departmentCode", "lat", "lng"])
    .where("lat", ">=", point.lat - north)
    .where("lat", "<=", point.lat + north)
    .where("lng", ">=", point.lng - east)
    .where("lng", "<=", point.lng + east)
    .execute();
  return rows
    .flatMap(({ code, departmentCode, lat, lng }) =>
      lat === null || lng === null
        ? []
        : { code, departmentCode, away: distanceKm(point, { lat, lng }) },
    )
    .filter(({ away }) => away <= km)
    .sort((a, b) => a.away - b.away || a.code.localeCompare(b.code))
    .map(({ code, departmentCode }) => ({ code, departmentCode }));
}
