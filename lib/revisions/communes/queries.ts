import { reads } from "../../platform/db/read.ts";
import type { PreviewCommune } from "../preview.ts";
import type { AddressCommune } from "./views.ts";

/** The communes of a postal code, the most populated first; none for what is no postal code. */
export async function listCommunesOf(postalCode: string): Promise<AddressCommune[]> {
  if (!/^\d{5}$/.test(postalCode)) return [];
  return reads()
    .selectFrom("CommunePostalCode as p")
    .innerJoin("Commune as c", "c.code", "p.communeCode")
    .select(["c.code", "c.name", "c.lat", "c.lng"])
    .where("p.postalCode", "=", postalCode)
    .orderBy("c.population", "desc")
    .orderBy("c.code")
    .execute();
}

/** The commune of an INSEE code, for a preview; null for none. */
export async function findPreviewCommune(code: string | undefined): Promise<PreviewCommune | null> {
  if (code === undefined) return null;
  const row = await reads()
    .selectFrom("Commune")
    .select(["code", "name", "lat", "lng", "slug", "departmentCode", "departmentName"])
    .where("code", "=", code)
    .executeTakeFirst();
  return row ?? null;
}
