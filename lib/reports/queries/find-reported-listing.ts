import { PUBLIC_STATUSES } from "../../kernel/property-kinds.ts";
import { reads } from "../../platform/db/read.ts";
import type { ReportedListing } from "../views.ts";

/** A listing that the public sees, and can report; null for any other. */
export async function findReportedListing(id: string): Promise<ReportedListing | null> {
  const listing = await reads()
    .selectFrom("Property as p")
    .innerJoin("Commune as c", "c.code", "p.communeCode")
    .select(["p.id", "p.title", "c.name as city"])
    .where("p.id", "=", id)
    .where("p.status", "in", PUBLIC_STATUSES)
    .executeTakeFirst();
  return listing ?? null;
}
