import { civilDay } from "../../kernel/time.ts";
import { coverOf } from "../../listings/brief.ts";
import { OFFER_OPEN } from "../../offers/sql.ts";
import { toDbInstant } from "../../platform/db/instants.ts";
import { preparedRead } from "../../platform/db/raw.ts";
import { OFFER_OF_SELLER } from "../standing/sql.ts";
import type { MessageLine, OfferLine, VisitLine } from "./views.ts";

/** Short lists of a role's dashboard: a few rows each, the rest is on the role's own pages. */
const SHOWN = 4;
const EXCERPT_LENGTH = 140;

type DashboardRole = "seller" | "buyer" | "ambassador";

interface CoverRow {
  mediaKey: string | null;
  alt: string | null;
}

/** The cover of the property `p`, where it has one. */
const COVER = "LEFT JOIN PropertyPhoto ph ON ph.propertyId = p.id AND ph.position = 0";

type VisitRow = Omit<VisitLine, "startsAt" | "confirmed" | "virtual" | "photo"> &
  CoverRow & {
    startsAt: string;
    status: string;
    type: string;
  };

const visitsWhere = (condition: string) =>
  preparedRead<{ userId: string; now: string }, VisitRow>(
    `SELECT v.id, p.id AS listingId, p.title AS listing, c.name AS city, v.startsAt, v.status,
       v.type, v.visitorName AS visitor, ph.mediaKey, ph.alt
     FROM Visit v JOIN Property p ON p.id = v.propertyId JOIN Commune c ON c.code = p.communeCode
     ${COVER}
     WHERE ${condition} AND v.startsAt > :now AND v.status IN ('pending', 'scheduled')
     ORDER BY v.startsAt LIMIT ${SHOWN}`,
  );

const mine = (column: "sellerId" | "ambassadorId") =>
  `v.propertyId IN (SELECT id FROM Property WHERE ${column} = :userId)`;
/** What a looper is the host of in a home that they have parted from. */
const HOSTED = "(v.hostId = :userId AND p.sellerId <> :userId)";

const VISITS = {
  seller: visitsWhere(mine("sellerId")),
  ambassador: visitsWhere(`(${mine("ambassadorId")} OR ${HOSTED})`),
  buyer: visitsWhere("v.buyerId = :userId"),
};

/** A person's next visits under one role, soonest first. */
export function nextVisits(role: DashboardRole, userId: string, now: Date): VisitLine[] {
  return VISITS[role]()
    .all({ userId, now: toDbInstant(now) })
    .map(({ startsAt, status, type, mediaKey, alt, ...row }) => ({
      ...row,
      photo: coverOf({ mediaKey, alt }),
      startsAt: new Date(startsAt),
      confirmed: status === "scheduled",
      virtual: type === "virtual",
    }));
}

type OfferRow = Omit<OfferLine, "ofSeller" | "photo"> & CoverRow & { ofSeller: 0 | 1 };

const offersWhere = (condition: string) =>
  preparedRead<{ userId: string; today: string }, OfferRow>(
    `SELECT o.id, p.title AS listing, o.amountCents, p.priceCents, o.buyerName AS buyer,
       o.expiryDate AS until, ${OFFER_OF_SELLER} AS ofSeller,
       ph.mediaKey, ph.alt
     FROM Offer o JOIN Property p ON p.id = o.propertyId ${COVER}
     WHERE ${condition} AND ${OFFER_OPEN} ORDER BY o.expiryDate, o.id LIMIT ${SHOWN}`,
  );

const OFFERS = {
  seller: offersWhere("o.propertyId IN (SELECT id FROM Property WHERE sellerId = :userId)"),
  buyer: offersWhere("o.buyerId = :userId"),
};

/** Offers under way, the first to expire first. */
export function openOffers(role: "seller" | "buyer", userId: string, now: Date): OfferLine[] {
  return OFFERS[role]()
    .all({ userId, today: civilDay(now) })
    .map(({ mediaKey, alt, ofSeller, ...row }) => ({
      ...row,
      photo: coverOf({ mediaKey, alt }),
      ofSeller: ofSeller === 1,
    }));
}

type MessageRow = Omit<MessageLine, "at" | "unread" | "own"> & {
  at: string;
  unread: 0 | 1;
  own: 0 | 1;
};

const messagesWhere = (condition: string, side: "contact" | "owner") => {
  const other = side === "contact" ? "owner" : "contact";
  return preparedRead<{ userId: string }, MessageRow>(
    `SELECT c.id, u.firstName || ' ' || u.lastName AS contact, p.title AS listing,
       substr(last.content, 1, ${EXCERPT_LENGTH}) AS excerpt, last.createdAt AS at,
       last.authorId = :userId AS own,
       EXISTS (SELECT 1 FROM Message m WHERE m.conversationId = c.id AND m.sender = '${other}'
         AND m.readAt IS NULL) AS unread
     FROM Conversation c
     JOIN User u ON u.id = c.${other}Id
     LEFT JOIN Property p ON p.id = c.propertyId
     JOIN Message last ON last.id = (SELECT m.id FROM Message m
       WHERE m.conversationId = c.id ORDER BY m.createdAt DESC, m.id DESC LIMIT 1)
     WHERE c.${side}Id = :userId AND c.${side}ArchivedAt IS NULL AND ${condition}
     ORDER BY unread DESC, c.lastMessageAt DESC LIMIT ${SHOWN}`,
  );
};

const MESSAGES = {
  seller: messagesWhere("p.sellerId = :userId", "owner"),
  ambassador: messagesWhere("p.sellerId IS NOT :userId", "owner"),
  buyer: messagesWhere("1", "contact"),
};

/** Conversations of one role, those with something to read first. */
export function lastMessages(role: DashboardRole, userId: string): MessageLine[] {
  return MESSAGES[role]()
    .all({ userId })
    .map((row) => ({
      ...row,
      at: new Date(row.at),
      unread: row.unread === 1,
      own: row.own === 1,
    }));
}
