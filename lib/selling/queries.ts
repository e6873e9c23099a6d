import { pageOf, placeAfter } from "../kernel/keyset.ts";
import { lastAmendmentOf, mandateNumberOf } from "../mandates/queries.ts";
import { packageOf } from "../mandates/rules.ts";
import { MANDATE_FIELDS } from "../mandates/sql.ts";
import { fromDbInstant } from "../platform/db/instants.ts";
import { latestFirst, readAfter } from "../platform/db/keyset.ts";
import { reads } from "../platform/db/read.ts";
import type { Actor } from "../policy/actor.ts";
import { authorize } from "../policy/can.ts";
import { dueTotals, feeOf } from "./rules.ts";
import type { SellerDuesView } from "./views.ts";

const PAGE_LENGTH = 50;

/** A seller's properties with their packages: what was withdrawn owes nothing. */
const packagesOf = (sellerId: string) =>
  reads()
    .selectFrom("Property as p")
    .leftJoin("Mandate as m", (join) =>
      join.on((eb) =>
        eb(
          "m.number",
          "=",
          mandateNumberOf({
            id: eb.ref("p.id"),
            status: eb.ref("p.status"),
            soldAt: eb.ref("p.soldAt"),
          }),
        ),
      ),
    )
    .leftJoin("MandateAmendment as ma", (join) =>
      join
        .onRef("ma.mandateNumber", "=", "m.number")
        .on((eb) => eb("ma.position", "=", lastAmendmentOf(eb.ref("m.number")))),
    )
    .select(["p.status", "p.priceCents", ...MANDATE_FIELDS])
    .where("p.sellerId", "=", sellerId)
    .where("p.status", "<>", "withdrawn");

/** What is sold first, by its sale, then the others by their entry, the latest first. */
const duesOf = (sellerId: string) =>
  packagesOf(sellerId)
    .innerJoin("Commune as c", "c.code", "p.communeCode")
    .select(["p.id", "p.title", "p.soldAt", "c.name as city"])
    .select((eb) => {
      const isSold = eb("p.status", "=", "sold");
      const since = eb.case().when(isSold).then(eb.ref("p.soldAt")).else(eb.ref("p.createdAt"));
      return [
        eb.case().when(isSold).then(eb.lit(0)).else(eb.lit(1)).end().as("rank"),
        latestFirst(since.end()).as("at"),
      ];
    });

const groupsOf = (sellerId: string) =>
  packagesOf(sellerId)
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .groupBy(["p.status", "p.priceCents", "m.priceCents", "m.tier", "m.feeCents"])
    .groupBy(["ma.priceCents", "ma.tier", "ma.feeCents"])
    .execute();

/**
 * What the seller owes for sales that are concluded, and would owe for the others: a property that
 * was withdrawn owes nothing.
 * @throws {DomainError} request.forbidden
 */
export async function listSellerDues(
  actor: Actor,
  { after }: { after?: string | null } = {},
): Promise<SellerDuesView> {
  authorize(actor, "selling.read");
  const sellerId = actor.userId;
  const rows = await readAfter(duesOf(sellerId), placeAfter(after), PAGE_LENGTH + 1);
  const { page: shown, nextCursor } = pageOf(rows, PAGE_LENGTH);
  const groups = await groupsOf(sellerId);
  return {
    dues: shown.map((row) => ({
      propertyId: row.id,
      title: row.title,
      city: row.city,
      ...feeOf(packageOf(row)),
      concludedAt: row.status === "sold" ? fromDbInstant(row.soldAt) : null,
    })),
    totals: dueTotals(groups.map((group) => ({ ...group, sold: group.status === "sold" }))),
    nextCursor,
  };
}
