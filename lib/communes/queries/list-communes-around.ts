import { distanceKm, type GeoPoint } from "../../kernel/geo.ts";
import { reads } from "../../platform/db/read.ts";
import type { CommuneRow } from "../commune.ts";

/** Kilometres of a degree of latitude, rounded down. */
const KM_PER_DEGREE = 111;

type Neighbour = Pick<CommuneRow, "code" | "departmentCode">;

/** The communes whose known point is within so many kilometres of another one, nearest first. */
async function listLocated(point: GeoPoint, km: number): Promise<Neighbour[]> {
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

/** The communes without a known point that share a postal code with a commune, by their codes. */
const listOfSamePostalCode = (code: string): Promise<Neighbour[]> =>
  reads()
    .selectFrom("CommunePostalCode as own")
    .innerJoin("CommunePostalCode as other", "other.postalCode", "own.postalCode")
    .innerJoin("Commune as c", "c.code", "other.communeCode")
    .select(["c.code", "c.departmentCode"])
    .distinct()
    .where("own.communeCode", "=", code)
    .where("c.lat", "is", null)
    .orderBy("c.code")
    .execute();

/**
 * The other communes around a point of a commune: those whose point is within so many kilometres of it, nearest
 * first; then, for the open data gives a point to a quarter of the communes only, those without one that share a
 * postal code with it.
 */
export async function listCommunesAround(
  { code, point }: { code: string; point: GeoPoint },
  km: number,
): Promise<Neighbour[]> {
  const all = [...(await listLocated(point, km)), ...(await listOfSamePostalCode(code))];
  return all.filter((each) => each.code !== code);
}
