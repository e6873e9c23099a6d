import { paymentsOfInvoices } from "../../invoices/queries/payments-of-invoices.ts";
import { isOverdue, settlementOf } from "../../invoices/rules.ts";
import type { PaymentView } from "../../invoices/views.ts";
import { pageOf, placeAfter } from "../../kernel/keyset.ts";
import { vatBpsOf } from "../../kernel/place.ts";
import { civilDay, TIME_ZONE } from "../../kernel/time.ts";
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
import { dueTotals, feeOf, type InvoiceTotals, isFreeSale } from "../rules.ts";
import type { DueInvoice, SellerDuesView } from "../views.ts";

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
    .select(["p.communeCode", "i.vatBps", "i.dueOn"])
    .select(["i.number as invoiceNumber", "i.feeCents as invoicedCents", "i.discountCents"])
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

type DueRow = Awaited<ReturnType<ReturnType<typeof duesOf>["execute"]>>[number];

const groupsOf = (sellerId: string) =>
  packagesOf(sellerId)
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .groupBy(["p.status", "p.priceCents", "m.priceCents", "m.tier", "m.feeCents"])
    .groupBy(["ma.priceCents", "ma.tier", "ma.feeCents"])
    .execute();

/** The reductions and payments of a seller's invoices. */
async function invoiceTotals(sellerId: string): Promise<InvoiceTotals> {
  const rows = await reads()
    .selectFrom("Invoice as i")
    .leftJoin("InvoicePayment as p", "p.invoiceNumber", "i.number")
    .select(["i.feeCents", "i.discountCents"])
    .select(({ fn }) => fn.sum<number | null>("p.amountCents").as("paidCents"))
    .where("i.sellerId", "=", sellerId)
    .groupBy("i.number")
    .execute();
  const totals: InvoiceTotals = { deductedCents: 0, settled: 0 };
  for (const { feeCents, discountCents, paidCents } of rows) {
    const deductedCents = discountCents + (paidCents ?? 0);
    totals.deductedCents += deductedCents;
    if (deductedCents === feeCents) totals.settled += 1;
  }
  return totals;
}

/** A row's invoice with its payments. */
function invoiceOf(
  row: DueRow,
  payments: ReadonlyMap<number, PaymentView[]>,
  today: string,
): DueInvoice | null {
  const { invoiceNumber: number, invoicedCents, discountCents, dueOn } = row;
  if (number === null || invoicedCents === null || discountCents === null || dueOn === null) {
    return null;
  }
  const settlement = settlementOf(invoicedCents - discountCents, payments.get(number) ?? []);
  const { restCents } = settlement;
  return { number, dueOn, ...settlement, isOverdue: isOverdue({ dueOn, restCents }, today) };
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
  now = new Date(),
): Promise<SellerDuesView> {
  authorize(actor, "selling.read");
  const sellerId = actor.userId;
  const rows = await rowsAfter(duesOf(sellerId), placeAfter(after), PAGE_LENGTH + 1).execute();
  const { page: shown, nextCursor } = pageOf(rows, PAGE_LENGTH);
  const groups = await groupsOf(sellerId);
  const hasReduction = await isReductionAhead(sellerId);
  const totals = dueTotals(
    groups.map((group) => ({ ...group, sold: group.status === "sold" })),
    await invoiceTotals(sellerId),
  );
  const numbers = shown.map(({ invoiceNumber }) => invoiceNumber).filter((each) => each !== null);
  const payments = await paymentsOfInvoices(numbers);
  const today = civilDay(now, TIME_ZONE);
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
        invoice: invoiceOf(row, payments, today),
      };
    }),
    totals,
    nextCursor,
  };
}
