import {
  FROM_NEWEST,
  type ListPage,
  type ListPlace,
  type ListWindow,
  listPageOf,
  PAGE_LENGTH,
  readCursor,
} from "../../../kernel/keyset.ts";
import { isPublicStatus } from "../../../kernel/property-kinds.ts";
import { daysBefore } from "../../../kernel/time.ts";
import { type MandateRow, packageOf } from "../../../mandates/rules.ts";
import { MANDATE_COLUMNS, MANDATE_JOIN } from "../../../mandates/sql.ts";
import { toDbInstant } from "../../../platform/db/instants.ts";
import { preparedRead } from "../../../platform/db/raw.ts";
import type { Actor } from "../../../policy/actor.ts";
import { authorize } from "../../../policy/can.ts";
import { SALE_DAYS } from "../../rules.ts";
import { milestonesOf, nextMilestone, type SaleListView } from "../rules.ts";
import type { TrackedSale } from "../views.ts";

interface SaleRow extends ListPlace, MandateRow {
  propertyId: string;
  saleId: string | null;
  title: string;
  city: string;
  status: string;
  priceCents: number;
  soldAt: string | null;
  updatedAt: string;
  sellerName: string;
  sellerEmail: string;
  looperName: string | null;
  buyerName: string | null;
  buyerEmail: string | null;
  amountCents: number | null;
  acceptedAt: string | null;
  offeredAt: string | null;
  underOfferAt: string | null;
  financingType: "cash" | "loan" | "mixed" | null;
  financingApproved: 0 | 1 | null;
}

const COLUMNS = `p.id AS propertyId, p.title, c.name AS city, p.status, p.priceCents, p.soldAt,
  p.updatedAt, s.firstName || ' ' || s.lastName AS sellerName, s.email AS sellerEmail,
  a.firstName || ' ' || a.lastName AS looperName, o.buyerName, o.buyerEmail, o.amountCents,
  (SELECT f.id FROM Sale f WHERE f.offerId = o.id) AS saleId,
  o.decidedAt AS acceptedAt, o.createdAt AS offeredAt, o.financingType, o.financingApproved,
  (SELECT max(t.startedAt) FROM StatusPeriod t
   WHERE t.propertyId = p.id AND t.status = 'under_offer'
     AND (t.endedAt IS NULL OR p.status = 'sold')) AS underOfferAt, ${MANDATE_COLUMNS}`;

const PEOPLE = `JOIN Commune c ON c.code = p.communeCode JOIN User s ON s.id = p.sellerId
  LEFT JOIN User a ON a.id = p.ambassadorId ${MANDATE_JOIN}`;

type Window = ListWindow & { since: string };

const LISTS = {
  // By the offer: the listing may not be marked yet.
  accepted: preparedRead<Window, SaleRow>(
    `SELECT o.id, o.decidedAt AS at, ${COLUMNS}
     FROM Offer o INDEXED BY Offer_accepted_age CROSS JOIN Property p ON p.id = o.propertyId ${PEOPLE}
     WHERE o.status = 'accepted' AND o.decidedAt >= :since AND (o.decidedAt, o.id) < (:at, :id)
       AND p.status <> 'sold'
     ORDER BY o.decidedAt DESC, o.id DESC LIMIT :limit`,
  ),
  "under-offer": preparedRead<Window, SaleRow>(
    `SELECT p.id, p.updatedAt AS at, ${COLUMNS}
     FROM Property p INDEXED BY Property_under_offer ${PEOPLE}
     LEFT JOIN Offer o ON o.propertyId = p.id AND o.status = 'accepted'
     WHERE p.status = 'under_offer' AND (p.updatedAt, p.id) < (:at, :id) AND :since IS NOT NULL
     ORDER BY p.updatedAt DESC, p.id DESC LIMIT :limit`,
  ),
  sold: preparedRead<Window, SaleRow>(
    `SELECT p.id, p.soldAt AS at, ${COLUMNS}
     FROM Property p INDEXED BY Property_sold ${PEOPLE}
     LEFT JOIN Offer o ON o.propertyId = p.id AND o.status = 'accepted'
     WHERE p.status = 'sold' AND (p.soldAt, p.id) < (:at, :id) AND :since IS NOT NULL
     ORDER BY p.soldAt DESC, p.id DESC LIMIT :limit`,
  ),
} satisfies Record<SaleListView, unknown>;

const instant = (text: string | null) => (text === null ? null : new Date(text));

function toView(row: SaleRow): TrackedSale {
  const { propertyId, saleId, title, city, status, sellerName, sellerEmail, looperName } = row;
  const { buyerName, buyerEmail, amountCents, priceCents } = row;
  const acceptedAt = instant(row.acceptedAt);
  const soldAt = instant(row.soldAt);
  const { tierName, feeCents, baseCents, estimated } = packageOf(row);
  const steps = milestonesOf({
    acceptedAt,
    underOfferAt: instant(row.underOfferAt),
    offeredAt: instant(row.offeredAt),
    financingType: row.financingType,
    financingApproved: row.financingApproved === 1,
    soldAt,
  });
  return {
    propertyId,
    saleId,
    title,
    city,
    isPublic: isPublicStatus(status),
    sellerName,
    sellerEmail,
    buyerName,
    buyerEmail,
    looperName,
    priceCents,
    amountCents,
    acceptedAt,
    soldAt,
    updatedAt: new Date(row.updatedAt),
    tierName,
    feeCents,
    baseCents,
    estimated,
    steps,
    next: nextMilestone(steps),
  };
}

/**
 * Sales, the newest first: with an offer accepted in the past year, with the listing under offer, or
 * concluded.
 * @throws {DomainError} request.forbidden
 */
export function listTrackedSales(
  actor: Actor,
  { view, cursor }: { view: SaleListView; cursor?: string | null | undefined },
  now = new Date(),
): ListPage<TrackedSale> {
  authorize(actor, "contracts.check");
  const rows = LISTS[view]().all({
    ...readCursor(cursor, FROM_NEWEST),
    since: toDbInstant(daysBefore(now, SALE_DAYS)),
    limit: PAGE_LENGTH + 1,
  });
  return listPageOf(rows, toView);
}
