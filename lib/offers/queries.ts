import { type Place, pageOf, placeAfter } from "../kernel/keyset.ts";
import { oneOf } from "../kernel/parameters.ts";
import { civilDay } from "../kernel/time.ts";
import { BRIEF_COLUMNS, BRIEF_JOINS, type BriefRow, briefView } from "../listings/brief.ts";
import { preparedRead } from "../platform/db/raw.ts";
import type { Actor } from "../policy/actor.ts";
import { authorize } from "../policy/can.ts";
import { VIEWPOINT_PERMISSIONS, type Viewpoint } from "../policy/viewpoint.ts";
import {
  closenessOf,
  countOffers,
  daysLeft,
  OFFER_FILTERS,
  type OfferGroup,
  type OfferStatus,
  percentAsked,
  stateOf,
  urgencyOf,
} from "./rules.ts";
import { OFFER_STATE } from "./sql.ts";
import type { OfferBrief, OffersView, OfferView } from "./views.ts";

const PAGE_LENGTH = 50;

/** Whose offers each role sees. */
const CONCERNED: Record<Viewpoint, string> = {
  buyer: "o.buyerId = :userId",
  seller: "p.sellerId = :userId",
  ambassador: "p.ambassadorId = :userId",
};

/**
 * The offers that concern a person, with their place in the exchange: 0 is the buyer's first, 1 the
 * counter-offer that answers it, and so on. The plus keeps SQLite off the index of answers, by which
 * it would read everybody's first offers.
 */
const exchanges = (viewpoint: Viewpoint) => `
  WITH RECURSIVE exchange (id, turn) AS (
    SELECT o.id, 0 FROM Offer o JOIN Property p ON p.id = o.propertyId
    WHERE ${CONCERNED[viewpoint]} AND +o.answersId IS NULL
    UNION ALL
    SELECT a.id, e.turn + 1 FROM exchange e JOIN Offer a ON a.answersId = e.id
  )`;

interface OfferRow extends Place, BriefRow {
  turn: number;
  buyerName: string;
  buyerEmail: string;
  buyerPhone: string;
  amountCents: number;
  status: OfferStatus;
  expiryDate: string;
  financingType: "cash" | "loan" | "mixed";
  financingApproved: 0 | 1;
  message: string | null;
  conditions: string | null;
  createdAt: string;
  decidedAt: string | null;
  answersAmount: number | null;
  answersStatus: OfferStatus | null;
  answersExpiry: string | null;
  answerAmount: number | null;
  answerStatus: OfferStatus | null;
  answerExpiry: string | null;
}

const offersOf = (viewpoint: Viewpoint) =>
  preparedRead<Place & { userId: string; today: string; state: string; limit: number }, OfferRow>(
    `${exchanges(viewpoint)}
     SELECT * FROM (
       SELECT o.id, 0 AS rank, -unixepoch(o.createdAt) AS at, e.turn,
              o.buyerName, o.buyerEmail, o.buyerPhone, o.amountCents, o.status, o.expiryDate,
              o.financingType, o.financingApproved, o.message, o.conditions, o.createdAt,
              o.decidedAt,
              b.amountCents AS answersAmount, b.status AS answersStatus,
              b.expiryDate AS answersExpiry,
              a.amountCents AS answerAmount, a.status AS answerStatus,
              a.expiryDate AS answerExpiry, ${BRIEF_COLUMNS}
       FROM exchange e JOIN Offer o ON o.id = e.id JOIN Property p ON p.id = o.propertyId
       LEFT JOIN Offer b ON b.id = o.answersId
       LEFT JOIN Offer a ON a.answersId = o.id ${BRIEF_JOINS}
       WHERE :state = 'all' OR ${OFFER_STATE} = :state
     ) WHERE (rank, at, id) > (:rank, :at, :id) ORDER BY rank, at, id LIMIT :limit`,
  );

interface GroupRow extends OfferGroup {
  /** Shares of the price asked, added up, and how many: the buyers' offers alone. */
  shares: number;
  offered: number;
}

const groupsOf = (viewpoint: Viewpoint) =>
  preparedRead<{ userId: string; today: string }, GroupRow>(
    `${exchanges(viewpoint)}
     SELECT ${OFFER_STATE} AS state, count(*) AS count,
            sum(iif(e.turn % 2 = 0, 1.0 * o.amountCents / p.priceCents, 0)) AS shares,
            sum(e.turn % 2 = 0) AS offered
     FROM exchange e JOIN Offer o ON o.id = e.id JOIN Property p ON p.id = o.propertyId
     GROUP BY state`,
  );

const READS = {
  buyer: { offers: offersOf("buyer"), groups: groupsOf("buyer") },
  seller: { offers: offersOf("seller"), groups: groupsOf("seller") },
  ambassador: { offers: offersOf("ambassador"), groups: groupsOf("ambassador") },
};

function briefOf(
  amountCents: number | null,
  status: OfferStatus | null,
  expiryDate: string | null,
  now: Date,
): OfferBrief | null {
  if (amountCents === null || status === null || expiryDate === null) return null;
  return { amountCents, state: stateOf(status, expiryDate, now) };
}

function expiryOf({ status, expiryDate: date }: OfferRow, now: Date): OfferView["expiry"] {
  if (status !== "pending") return null;
  const days = daysLeft(date, now);
  return { date, days, urgency: urgencyOf(days) };
}

function toOffer(row: OfferRow, viewpoint: Viewpoint, now: Date): OfferView {
  const { amountCents, priceCents, decidedAt } = row;
  const { buyerName: name, buyerEmail: email, buyerPhone: phone } = row;
  return {
    id: row.id,
    property: briefView(row),
    author: row.turn % 2 === 0 ? "buyer" : "seller",
    buyer: viewpoint === "buyer" ? null : { name, email, phone },
    amountCents,
    percent: percentAsked(amountCents, priceCents),
    closeness: closenessOf(amountCents, priceCents),
    state: stateOf(row.status, row.expiryDate, now),
    expiry: expiryOf(row, now),
    financing: { type: row.financingType, approved: row.financingApproved === 1 },
    message: row.message,
    conditions: row.conditions,
    createdAt: new Date(row.createdAt),
    decidedAt: decidedAt === null ? null : new Date(decidedAt),
    answers: briefOf(row.answersAmount, row.answersStatus, row.answersExpiry, now),
    answer: briefOf(row.answerAmount, row.answerStatus, row.answerExpiry, now),
  };
}

/** The mean share in percent; null where no buyer made an offer. */
function averageOf(groups: readonly GroupRow[]): number | null {
  const offered = groups.reduce((sum, group) => sum + group.offered, 0);
  const shares = groups.reduce((sum, group) => sum + group.shares, 0);
  return offered === 0 ? null : Math.round((100 * shares) / offered);
}

/**
 * The offers a buyer made, those received for a seller's properties, or for those a looper takes
 * care of, with the counter-offers.
 * @param asked texts of an address, whatever they are
 * @throws {DomainError} request.forbidden
 */
export function listOffers(
  actor: Actor,
  viewpoint: Viewpoint | null,
  asked: { filter?: unknown; after?: unknown } = {},
  now = new Date(),
): OffersView {
  const filter = oneOf(OFFER_FILTERS, asked.filter);
  const { groups, ...page } =
    viewpoint === null
      ? { groups: [], offers: [], nextCursor: null }
      : read(actor, viewpoint, { filter, after: asked.after }, now);
  return {
    viewpoint,
    filter,
    ...page,
    counts: countOffers(groups),
    averagePercent: averageOf(groups),
  };
}

function read(
  actor: Actor,
  viewpoint: Viewpoint,
  { filter, after }: { filter: OffersView["filter"]; after: unknown },
  now: Date,
): Pick<OffersView, "offers" | "nextCursor"> & { groups: GroupRow[] } {
  authorize(actor, VIEWPOINT_PERMISSIONS[viewpoint]);
  const asked = { userId: actor.userId, today: civilDay(now) };
  const { offers, groups } = READS[viewpoint];
  const rows = offers().all({
    ...asked,
    state: filter,
    ...placeAfter(after),
    limit: PAGE_LENGTH + 1,
  });
  const { shown, nextCursor } = pageOf(rows, PAGE_LENGTH);
  return {
    offers: shown.map((row) => toOffer(row, viewpoint, now)),
    nextCursor,
    groups: groups().all(asked),
  };
}
