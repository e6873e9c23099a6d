import { reads } from "../../platform/db/read.ts";

/** The communes that share a postal code, the most populated first. */
export const listCommunesOfPostalCode = (postalCode: string) =>
  reads()
    .selectFrom("CommunePostalCode as p")
    .innerJoin("Commune as c", "c.code", "p.communeCode")
    .select(["c.code", "c.name", "c.departmentCode", "c.lat", "c.lng"])
    .where("p.postalCode", "=", postalCode)
    .orderBy("c.population", "desc")
    .orderBy("c.code")
    .execute();
