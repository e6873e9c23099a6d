import { slugify } from "../../../communes/slugs.ts";
import { reads } from "../../../platform/db/read.ts";

/** The communes of some postal codes, by code and name. */
export async function communesOfPostalCodes(postalCodes: readonly string[]) {
  const rows = await reads()
    .selectFrom("CommunePostalCode as pc")
    .innerJoin("Commune as c", "c.code", "pc.communeCode")
    .select(["pc.postalCode", "c.code", "c.name", "c.lat", "c.lng"])
    .where("pc.postalCode", "in", postalCodes)
    .execute();
  return new Map(rows.map((row) => [`${row.postalCode} ${slugify(row.name)}`, row]));
}

/** Where an account's city is, as its person wrote it; null where no commune has that name and postal code. */
export async function placeOfCity(city: string | null, postalCode: string | null) {
  if (city === null || postalCode === null) return null;
  return (await communesOfPostalCodes([postalCode])).get(`${postalCode} ${slugify(city)}`) ?? null;
}
