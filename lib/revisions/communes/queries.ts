import { reads } from "../../platform/db/read.ts";

/** A commune that an address can be in. */
export interface AddressCommune {
  /** INSEE code. */
  code: string;
  name: string;
  lat: number | null;
  lng: number | null;
}

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
