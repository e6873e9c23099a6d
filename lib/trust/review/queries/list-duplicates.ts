import { isPublicStatus } from "../../../kernel/property-kinds.ts";
import { reads } from "../../../platform/db/read.ts";
import type { RevisionContent } from "../../../revisions/content.ts";
import type { DuplicateView } from "../views.ts";

/** Most of them that are shown. */
const DUPLICATES = 10;

/** Other sellers' listings at the same identified address, but those that were given up. */
export async function listDuplicates(
  { addressId, communeCode }: RevisionContent,
  sellerId: string,
): Promise<DuplicateView[]> {
  if (addressId === undefined || communeCode === undefined) return [];
  const rows = await reads()
    .selectFrom("Property as p")
    .innerJoin("User as s", "s.id", "p.sellerId")
    .innerJoin("Commune as c", "c.code", "p.communeCode")
    .select(["p.id", "p.title", "p.lot", "p.status", "c.name as city", "s.firstName", "s.lastName"])
    // The address is of one commune, whose listings an index has.
    .where("p.communeCode", "=", communeCode)
    .where("p.addressId", "=", addressId)
    .where("p.sellerId", "<>", sellerId)
    .where("p.status", "not in", ["draft", "withdrawn"])
    .orderBy("p.id")
    .limit(DUPLICATES)
    .execute();
  return rows.map(({ firstName, lastName, ...row }) => ({
    ...row,
    sellerName: `${firstName} ${lastName}`,
    isPublic: isPublicStatus(row.status),
  }));
}
