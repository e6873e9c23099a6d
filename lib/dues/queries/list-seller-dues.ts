import { pageOf, placeAfter } from "../../kernel/keyset.ts";
import { vatBpsOf } from "../../kernel/place.ts";
import { isLastAmendment, isMandateOfHome } from "../../mandates/queries/mandate-joins.ts";
import { packageOf } from "../../mandates/rules.ts";
import { MANDATE_FIELDS } from "../../mandates/sql.ts";
import { fromDbInstant } from "../../platform/db/instants.ts";
import { latestFirst, rowsAfter } from "../../platform/db/keyset.ts";
import { literal } from "../../platform/db/literals.ts";
import { reads } from "../../platform/db/read.ts";
import type { Actor } from "../../policy/actor.ts";
import { authorize } from "../../policy/can.ts";
import { referralAmountsOfFee } from "../../pricing/rules.ts";
import { dueTotals, feeOf, isFreeSale } from "../rules.ts";
import type { SellerDuesView } from "../views.ts";

const PAGE_LENGTH = 50;

/** A seller's properties with their packages: what was withdrawn owes nothing. */
const packagesOf = (sellerId: string) =>
  reads()
    .selectFrom("Property as p")
    .leftJoin("Mandate as m", (join) => join.on(isMandateOfHome()))
    .leftJoin("MandateAmendment as ma", (join) => join.on(isLastAmendment()))
    .select(["p.status", "p.priceCents", ...MANDATE_FIELDS])
    .where("p.sellerId", "=", sellerId)
    .where("p.status", "<>", literal("withdrawn"));

/** What is sold first, by its sale, then the others by their entry, the latest first. */
const duesOf = (sellerId: string) =>
  packagesOf(sellerId)
    .innerJoin("Commune as c", "c.code", "p.communeCode")
    .leftJoin("Invoice as i", "i.mandateNumber", "m.number")
    .select(["p.id", "p.title", "p.soldAt", "c.name as city", "m.number as mandateNumber"])
    .select(["p.communeCode", "i.vatBps"])
    .select(["i.number as invoiceNumber", "i.discountCents"])
    .select((eb) =>
      eb
        .selectFrom("Signature as g")
        .select("g.id")
        .whereRef("g.mandateNumber", "=", "m.number")
        .where("g.kind", "=", literal("mandate"))
        .limit(1)
        .as("mandateFile"),
    )
    .select((eb) => {
      const isSold = eb("p.status", "=", literal("sold"));
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

/** What the reductions of a seller's invoices come to. */
async function discountsOf(sellerId: string): Promise<number> {
  const row = await reads()
    .selectFrom("Invoice")
    .select(({ fn }) => fn.sum<number | null>("discountCents").as("cents"))
    .where("sellerId", "=", sellerId)
    .executeTakeFirst();
  return row?.cents ?? 0;
}

/** Whether the first sale that a seller concludes has a reduction for having been referred (decision 0002). */
async function isReductionAhead(sellerId: string): Promise<boolean> {
  const row = await reads()
    .selectFrom("User as u")
    .innerJoin("User as referrer", "referrer.id", "u.referredById")
    // The person who gains it is the one who was referred.
    .leftJoin("ReferralReward as r", (join) =>
      join.onRef("r.beneficiaryId", "=", "u.id").on("r.kind", "=", literal("referred")),
    )
    .select("u.id")
    .where("u.id", "=", sellerId)
    .where("r.id", "is", null)
    .executeTakeFirst();
  return row !== undefined;
}

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
  const rows = await rowsAfter(duesOf(sellerId), placeAfter(after), PAGE_LENGTH + 1).execute();
  const { page: shown, nextCursor } = pageOf(rows, PAGE_LENGTH);
  const groups = await groupsOf(sellerId);
  const hasReduction = await isReductionAhead(sellerId);
  const totals = dueTotals(groups.map((group) => ({ ...group, sold: group.status === "sold" })));
  return {
    dues: shown.map((row) => {
      const covered = packageOf(row);
      const isSold = row.status === "sold";
      const isFree = isFreeSale(isSold, covered);
      const isAhead = hasReduction && !isSold;
      // What was invoiced stays at the rate of its day.
      const vatBps = row.vatBps ?? vatBpsOf(row.communeCode);
      return {
        propertyId: row.id,
        title: row.title,
        city: row.city,
        ...feeOf(isFree ? { ...covered, feeCents: 0 } : covered, vatBps),
        concludedAt: isSold ? fromDbInstant(row.soldAt) : null,
        isFree,
        discountCents: row.discountCents ?? 0,
        foreseenDiscountCents: isAhead
          ? referralAmountsOfFee(covered.feeCents, vatBps).referredCents
          : 0,
        mandate:
          row.mandateNumber === null
            ? null
            : { number: row.mandateNumber, hasDocument: row.mandateFile !== null },
        invoiceNumber: row.invoiceNumber,
      };
    }),
    totals: { ...totals, dueCents: totals.dueCents - (await discountsOf(sellerId)) },
    nextCursor,
  };
}
