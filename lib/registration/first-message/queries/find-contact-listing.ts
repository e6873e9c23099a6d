import { reads } from "../../../platform/db/read.ts";

/** A listing that the public can write about; null for any other. */
export async function findContactListing(
  id: string,
): Promise<{ id: string; title: string; city: string } | null> {
  const row = await reads()
    .selectFrom("Property as p")
    .innerJoin("Commune as c", "c.code", "p.communeCode")
    .select(["p.id", "p.title", "c.name as city"])
    .where("p.id", "=", id)
    .where("p.status", "in", ["active", "under_offer"])
    .executeTakeFirst();
  return row ?? null;
}
