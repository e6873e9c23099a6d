import { reads } from "../../platform/db/read.ts";
import { slugify } from "../slugs.ts";

/** The commune of a city as a person wrote it; null where no commune has that name and postal code. */
export async function findCommuneOfCity(
  city: string | null,
  postalCode: string | null,
): Promise<{ code: string; name: string; lat: number | null; lng: number | null } | null> {
  if (city === null || postalCode === null) return null;
  const communes = await reads()
    .selectFrom("CommunePostalCode as pc")
    .innerJoin("Commune as c", "c.code", "pc.communeCode")
    .select(["c.code", "c.name", "c.lat", "c.lng"])
    .where("pc.postalCode", "=", postalCode)
    .execute();
  return communes.find(({ name }) => slugify(name) === slugify(city)) ?? null;
}
