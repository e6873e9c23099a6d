import type { GeoPoint } from "../../kernel/geo.ts";
import { reads } from "../../platform/db/read.ts";

/** Where a commune is, and how well that is known. */
export interface CommunePoint extends GeoPoint {
  precision: "commune" | "postal-area" | "department";
}

const meanPoint = () =>
  reads()
    .selectFrom("Commune as c")
    .select(({ fn }) => [
      fn.avg<number | null>("c.lat").as("lat"),
      fn.avg<number | null>("c.lng").as("lng"),
    ])
    .where("c.lat", "is not", null);

/** The middle of the communes of a département whose point is known; null where none is. */
export async function findDepartmentMiddle(code: string): Promise<GeoPoint | null> {
  const { lat, lng } = await meanPoint()
    .where("c.departmentCode", "=", code)
    .executeTakeFirstOrThrow();
  return lat === null || lng === null ? null : { lat, lng };
}

/** The middle of the communes with a point that share a postal code with each of these, by its code. */
async function postalMiddles(codes: readonly string[]): Promise<Map<string, GeoPoint>> {
  const rows = await reads()
    .selectFrom("CommunePostalCode as own")
    .innerJoin("CommunePostalCode as other", "other.postalCode", "own.postalCode")
    .innerJoin("Commune as c", "c.code", "other.communeCode")
    // Once each, however many postal codes two communes share.
    .select(["own.communeCode as of", "c.code", "c.lat", "c.lng"])
    .distinct()
    .where("own.communeCode", "in", codes)
    .where("c.lat", "is not", null)
    .execute();
  const groups = new Map<string, GeoPoint[]>();
  for (const { of, lat, lng } of rows) {
    if (lat === null || lng === null) continue;
    const group = groups.get(of);
    if (group) group.push({ lat, lng });
    else groups.set(of, [{ lat, lng }]);
  }
  return new Map([...groups].map(([of, points]) => [of, middleOf(points)]));
}

function middleOf(points: readonly GeoPoint[]): GeoPoint {
  const sum = { lat: 0, lng: 0 };
  for (const { lat, lng } of points) {
    sum.lat += lat;
    sum.lng += lng;
  }
  return { lat: sum.lat / points.length, lng: sum.lng / points.length };
}

/** The middles of départements, by their codes; one without any point has none. */
async function departmentMiddles(codes: readonly string[]): Promise<Map<string, GeoPoint>> {
  const rows = await meanPoint()
    .select("c.departmentCode")
    .where("c.departmentCode", "in", codes)
    .groupBy("c.departmentCode")
    .execute();
  return new Map(
    rows.flatMap(({ departmentCode, lat, lng }) =>
      lat === null || lng === null ? [] : [[departmentCode, { lat, lng }]],
    ),
  );
}

/**
 * The points of communes, by their codes, in three reads at most; the open data gives it for some 8,800 of them: else
 * the middle of those with a point that share a postal code with it, else of its département's. One that has none is
 * left out.
 */
export async function findCommunePoints(
  codes: readonly string[],
): Promise<Map<string, CommunePoint>> {
  const points = new Map<string, CommunePoint>();
  if (codes.length === 0) return points;
  const communes = await reads()
    .selectFrom("Commune")
    .select(["code", "lat", "lng", "departmentCode"])
    .where("code", "in", [...new Set(codes)])
    .execute();
  for (const { code, lat, lng } of communes) {
    if (lat !== null && lng !== null) points.set(code, { lat, lng, precision: "commune" });
  }
  const unlocated = communes.filter(({ code }) => !points.has(code));
  if (unlocated.length === 0) return points;
  const areas = await postalMiddles(unlocated.map(({ code }) => code));
  const rest = unlocated.filter(({ code }) => !areas.has(code));
  const departments =
    rest.length === 0
      ? new Map()
      : await departmentMiddles(rest.map((each) => each.departmentCode));
  for (const { code, departmentCode } of unlocated) {
    const area = areas.get(code);
    const department = departments.get(departmentCode);
    if (area) points.set(code, { ...area, precision: "postal-area" });
    else if (department) points.set(code, { ...department, precision: "department" });
  }
  return points;
}

/** A commune's point, as `findCommunePoints`; null where it has none. */
export const findCommunePoint = async (code: string): Promise<CommunePoint | null> =>
  (await findCommunePoints([code])).get(code) ?? null;
