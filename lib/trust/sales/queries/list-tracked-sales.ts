import type { ExpressionBuilder, NotNull } from "kysely";
import { isOverdue } from "../../../invoices/rules.ts";
import {
  FROM_NEWEST,
  type ListPage,
  listPageOf,
  PAGE_LENGTH,
  readCursor,
} from "../../../kernel/keyset.ts";
import { isPublicStatus } from "../../../kernel/property-kinds.ts";
import { civilDay, TIME_ZONE } from "../../../kernel/time.ts";
import { isLastAmendment, isMandateOfHome } from "../../../mandates/queries/mandate-joins.ts";
import { packageOf } from "../../../mandates/rules.ts";
import { MANDATE_FIELDS } from "../../../mandates/sql.ts";
import type { Models } from "../../../platform/db/generated/kysely/models.ts";
import { fromDbInstant } from "../../../platform/db/instants.ts";
import { rowsAfter } from "../../../platform/db/keyset.ts";
import { literal } from "../../../platform/db/literals.ts";
import { reads } from "../../../platform/db/read.ts";
import type { Actor } from "../../../policy/actor.ts";
import { authorize } from "../../../policy/can.ts";
import { followedSince } from "../../../sales/queries/followed-since.ts";
import { milestonesOf, nextMilestone, type SaleListView } from "../rules.ts";
import type { TrackedSale } from "../views.ts";

/** When the listing was marked under offer: where that lasts, or the home is sold. */
const underOfferAt = (eb: ExpressionBuilder<Models & { p: Models["Property"] }, "p">) =>
  eb
    .selectFrom("StatusPeriod as t")
    .select(({ fn }) => fn.max("t.startedAt").as("startedAt"))
    .whereRef("t.propertyId", "=", "p.id")
    .where("t.status", "=", literal("under_offer"))
    .where((or) => or.or([or("t.endedAt", "is", null), or("p.status", "=", literal("sold"))]));

/** Homes with the offer that was accepted, where there is one, and its sale. */
const saleRows = () =>
  reads()
    .selectFrom("Property as p")
    .leftJoin("Offer as o", (join) =>
      join.onRef("o.propertyId", "=", "p.id").on("o.status", "=", literal("accepted")),
    )
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
    .select((eb) => underOfferAt(eb).as("underOfferAt"));

type SaleRow = Awaited<ReturnType<ReturnType<typeof saleRows>["execute"]>>[number];

const LISTS = {
  // By the offer: the listing may not be marked yet.
  accepted: (now: Date) =>
    saleRows()
      .select(["o.id", "o.decidedAt as at"])
      .where("o.decidedAt", ">=", followedSince(now))
      .$narrowType<{ id: NotNull; at: NotNull }>()
      .where("p.status", "<>", literal("sold")),
  "under-offer": () =>
    saleRows().select(["p.id", "p.updatedAt as at"]).where("p.status", "=", literal("under_offer")),
  sold: () =>
    saleRows()
      .select(["p.id", "p.soldAt as at"])
      .where("p.status", "=", literal("sold"))
      .$narrowType<{ at: NotNull }>(),
} satisfies Record<SaleListView, unknown>;

type PlacedSale = Awaited<ReturnType<ReturnType<(typeof LISTS)[SaleListView]>["execute"]>>[number];

function invoiceOf(row: SaleRow, today: string): TrackedSale["invoice"] {
  const { invoiceNumber: number, invoicedCents, discountCents, dueOn, paidCents } = row;
  if (number === null || invoicedCents === null || discountCents === null || dueOn === null) {
    return null;
  }
  const restCents = invoicedCents - discountCents - (paidCents ?? 0);
  return { number, restCents, dueOn, isOverdue: isOverdue({ dueOn, restCents }, today) };
}

function toView(row: SaleRow, today: string): TrackedSale {
  const { propertyId, saleId, title, city, status, sellerEmail, looperFirstName } = row;
  const { buyerName, buyerEmail, amountCents, priceCents } = row;
  const acceptedAt = fromDbInstant(row.acceptedAt);
  const soldAt = fromDbInstant(row.soldAt);
  const { tierName, feeCents, baseCents, estimated } = packageOf(row);
  const steps = milestonesOf({
    acceptedAt,
    underOfferAt: fromDbInstant(row.underOfferAt),
    offeredAt: fromDbInstant(row.offeredAt),
    financingApproved: Boolean(row.financingApproved),
    soldAt,
  });
  return {
    propertyId,
    saleId,
    title,
    city,
    isPublic: isPublicStatus(status),
    sellerName: `${row.sellerFirstName} ${row.sellerLastName}`,
    sellerEmail,
    buyerName,
    buyerEmail,
    looperName: looperFirstName === null ? null : `${looperFirstName} ${row.looperLastName}`,
    priceCents,
    amountCents,
    acceptedAt,
    soldAt,
    updatedAt: fromDbInstant(row.updatedAt),
    tierName,
    feeCents,
    baseCents,
    estimated,
    invoice: invoiceOf(row, today),
    steps,
    next: nextMilestone(steps),
  };
}

/**
 * Sales, the newest first: with an accepted offer that is followed, with the listing under offer, or
 * concluded.
 * @throws {DomainError} request.forbidden
 */
export async function listTrackedSales(
  actor: Actor,
  { view, cursor }: { view: SaleListView; cursor?: string | null | undefined },
  now = new Date(),
): Promise<ListPage<TrackedSale>> {
  authorize(actor, "contracts.check");
  const place = readCursor(cursor, FROM_NEWEST);
  const rows: PlacedSale[] = await rowsAfter(
    LISTS[view](now),
    place,
    PAGE_LENGTH + 1,
    "desc",
  ).execute();
  const today = civilDay(now, TIME_ZONE);
  return listPageOf(rows, (row) => toView(row, today));
}
