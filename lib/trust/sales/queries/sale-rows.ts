import type { Expression, ExpressionBuilder } from "kysely";
import { isLastAmendment, isMandateOfHome } from "../../../mandates/queries/mandate-joins.ts";
import { MANDATE_FIELDS } from "../../../mandates/sql.ts";
import type { Models } from "../../../platform/db/generated/kysely/models.ts";
import { literal } from "../../../platform/db/literals.ts";
import { reads } from "../../../platform/db/read.ts";
import { sortedBy, sortedName, sortedText } from "../../../platform/db/sorted-rows.ts";
import { followedSince } from "../../../sales/queries/followed-since.ts";
import type { SaleListView, SaleSort } from "../rules.ts";

/** When the listing was marked under offer: where that lasts, or the home is sold. */
const underOfferAt = (eb: ExpressionBuilder<Models & { p: Models["Property"] }, "p">) =>
  eb
    .selectFrom("StatusPeriod as t")
    .select(({ fn }) => fn.max("t.startedAt").as("startedAt"))
    .whereRef("t.propertyId", "=", "p.id")
    .where("t.status", "=", literal("under_offer"))
    .where((or) => or.or([or("t.endedAt", "is", null), or("p.status", "=", literal("sold"))]));

/** The homes of a list `p`, with the offer `o` that was accepted, where there is one. */
export function saleHomes(view: SaleListView, now: Date) {
  const homes = reads()
    .selectFrom("Property as p")
    .leftJoin("Offer as o", (join) =>
      join.onRef("o.propertyId", "=", "p.id").on("o.status", "=", literal("accepted")),
    );
  switch (view) {
    case "accepted":
      // By the offer: the listing may not be marked yet.
      return homes
        .where("o.decidedAt", ">=", followedSince(now))
        .where("p.status", "<>", literal("sold"));
    case "under-offer":
      return homes.where("p.status", "=", literal("under_offer"));
    case "sold":
      return homes.where("p.status", "=", literal("sold"));
  }
}

/** What the rows of a list differ by, and when each came to it: by an index in that order. */
const PLACES = {
  accepted: { id: "o.id", at: "o.decidedAt" },
  "under-offer": { id: "p.id", at: "p.updatedAt" },
  sold: { id: "p.id", at: "p.soldAt" },
} as const satisfies Record<SaleListView, { id: string; at: string }>;

/** The sales of a list, with their people, invoices and mandates. */
const saleRows = (view: SaleListView, now: Date) =>
  saleHomes(view, now)
    .innerJoin("Commune as c", "c.code", "p.communeCode")
    .innerJoin("User as s", "s.id", "p.sellerId")
    .leftJoin("User as a", "a.id", "p.ambassadorId")
    .leftJoin("Sale as f", "f.offerId", "o.id")
    .leftJoin("Invoice as i", "i.saleId", "f.id")
    .leftJoin("Mandate as m", (join) => join.on(isMandateOfHome()))
    .leftJoin("MandateAmendment as ma", (join) => join.on(isLastAmendment()))
    .select(["p.id as propertyId", "p.title", "c.name as city", "p.status", "p.priceCents"])
    .select(["p.soldAt", "p.updatedAt", "f.id as saleId", "s.email as sellerEmail"])
    .select(["s.firstName as sellerFirstName", "s.lastName as sellerLastName"])
    .select(["a.firstName as looperFirstName", "a.lastName as looperLastName"])
    .select(["o.buyerName", "o.buyerEmail", "o.amountCents", "o.decidedAt as acceptedAt"])
    .select(["o.createdAt as offeredAt", "o.financingApproved"])
    .select(["o.financingType", "p.communeCode", "f.status as saleStatus", "f.openedAt"])
    .select("s.erasedAt as sellerErasedAt")
    .select(["f.buyerId", "f.sellerId as saleSellerId", "f.ambassadorId as saleLooperId"])
    .select(["f.compromisPlannedOn", "f.compromisSignedOn", "f.notifiedOn", "f.withdrawalEndsOn"])
    .select(["f.withdrawalEndsAt", "f.loanDueOn", "f.loanDueEndsAt", "f.loanAppliedOn"])
    .select(["f.loanObtainedOn", "f.deedPlannedOn", "f.deedSignedOn"])
    .select([...MANDATE_FIELDS])
    .select(["i.number as invoiceNumber", "i.feeCents as invoicedCents", "i.discountCents"])
    .select("i.dueOn")
    .select((eb) =>
      eb
        .selectFrom("InvoicePayment as y")
        .select(({ fn }) => fn.sum<number | null>("y.amountCents").as("cents"))
        .whereRef("y.invoiceNumber", "=", "i.number")
        .as("paidCents"),
    )
    .select((eb) => underOfferAt(eb).as("underOfferAt"))
    .select((eb) => eb.ref(PLACES[view].id).$castTo<string>().as("id"));

export type SaleRow = Awaited<ReturnType<ReturnType<typeof saleRows>["execute"]>>[number];

/** The same, each with what it is ordered by. */
export const sortedSales = (view: SaleListView, key: SaleSort, now: Date) =>
  saleRows(view, now).select((eb) => {
    const values: Record<SaleSort, Expression<unknown>> = {
      date: eb.ref(PLACES[view].at),
      amount: eb.fn.coalesce("o.amountCents", "p.priceCents"),
      commune: sortedText(eb.ref("c.name")),
      looper: sortedName(eb.ref("a.lastName"), eb.ref("a.firstName")),
    };
    return sortedBy(values[key]);
  });
