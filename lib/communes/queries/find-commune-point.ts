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

/**
 * A commune's point; the open data gives it for some 8,800 of them: else the middle of those with a point that share a
 * postal code with it, else of its département's. Null where none has one.
 */
export async function findCommunePoint(code: string): Promise<CommunePoint | null> {
  const commune = await reads()
    .selectFrom("Commune")
    .select(["lat", "lng", "departmentCode"])
    .where("code", "=", code)
    .executeTakeFirst();
  if (commune === undefined) return null;
  const { lat, lng, departmentCode } = commune;
  if (lat !== null && lng !== null) return { lat, lng, precision: "commune" };
  const codes = reads()
    .selectFrom("CommunePostalCode as own")
    .innerJoin("CommunePostalCode as other", "other.postalCode", "own.postalCode")
    .select("other.communeCode")
    .where("own.communeCode", "=", code);
  const area = await meanPoint().where("c.code", "in", codes).executeTakeFirstOrThrow();
  if (area.lat !== null && area.lng !== null) {
    return { lat: area.lat, lng: area.lng, precision: "postal-area" };
  }
  const department = await findDepartmentMiddle(departmentCode);
  return department && { ...department, precision: "department" };
}
