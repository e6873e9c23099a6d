import { distanceKm, type GeoPoint } from "../../kernel/geo.ts";
import { reads } from "../../platform/db/read.ts";
import { isDividedCity } from "../arrondissements.ts";
import type { CommuneRow } from "../commune.ts";
import { findCommunePoints } from "./find-commune-point.ts";

/** Kilometres of a degree of latitude, rounded down. */
const KM_PER_DEGREE = 111;

type Neighbour = Pick<CommuneRow, "code" | "departmentCode">;

/** The communes whose known point is within so many kilometres of another one, nearest first. */
async function listLocated(
  point: GeoPoint,
  km: number,
): Promise<(Neighbour & { awayKm: number })[]> {
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
        : { code, departmentCode, awayKm: distanceKm(point, { lat, lng }) },
    )
    .filter(({ awayKm }) => awayKm <= km)
    .sort((a, b) => a.awayKm - b.awayKm || a.code.localeCompare(b.code));
}

/** The communes without a known point that share a postal code with one of these, by their codes. */
const listOfSamePostalCode = (codes: readonly string[]): Promise<Neighbour[]> =>
  reads()
    .selectFrom("CommunePostalCode as own")
    .innerJoin("CommunePostalCode as other", "other.postalCode", "own.postalCode")
    .innerJoin("Commune as c", "c.code", "other.communeCode")
    .select(["c.code", "c.departmentCode"])
    .distinct()
    .where("own.communeCode", "in", codes)
    .where("c.lat", "is", null)
    .orderBy("c.code")
    .execute();

interface Centre {
  code: string;
  point: GeoPoint;
}

/**
 * The other communes around a point of a commune: those whose point is within so many kilometres of it, nearest
 * first; then, for the open data gives a point to a quarter of the communes only, those without one that share a
 * postal code with it.
 */
export async function listCommunesAround(
  { code, point }: Centre,
  km: number,
): Promise<Neighbour[]> {
  const all = [...(await listLocated(point, km)), ...(await listOfSamePostalCode([code]))];
  return all
    .filter((each) => each.code !== code)
    .map((each) => ({ code: each.code, departmentCode: each.departmentCode }));
}

/**
 * All communes of a circle, the one of its centre first, with how far each is: those without a known point by the
 * middle of their postal code, if one of the circle shares it. No home is of a city that is cut into arrondissements:
 * they are listed in its place.
 */
export async function listCommunesOfCircle(
  { code, point }: Centre,
  km: number,
): Promise<{ code: string; awayKm: number }[]> {
  const located = await listLocated(point, km);
  const others = await listOfSamePostalCode([code, ...located.map((each) => each.code)]);
  const points = await findCommunePoints(others.map((each) => each.code));
  const unlocated = [...points].map(([each, at]) => ({
    code: each,
    awayKm: distanceKm(point, at),
  }));
  const around = [...located, ...unlocated]
    .filter((each) => each.code !== code && each.awayKm <= km)
    .map((each) => ({ code: each.code, awayKm: each.awayKm }))
    .sort((a, b) => a.awayKm - b.awayKm || a.code.localeCompare(b.code));
  return [{ code, awayKm: 0 }, ...around].filter((each) => !isDividedCity(each.code));
}
