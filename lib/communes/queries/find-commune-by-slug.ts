import { reads } from "../../platform/db/read.ts";
import type { CommuneRow } from "../commune.ts";

/** The commune of a city page's address, or null. */
export async function findCommuneBySlug(
  slug: string,
): Promise<Omit<CommuneRow, "postalCodes"> | null> {
  const commune = await reads()
    .selectFrom("Commune")
    .select(["code", "name", "slug", "departmentCode", "departmentName", "regionName"])
    .select(["population", "lat", "lng"])
    .where("slug", "=", slug)
    .executeTakeFirst();
  return commune ?? null;
}
