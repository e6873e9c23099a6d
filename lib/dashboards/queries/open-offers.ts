import { civilDay } from "../../kernel/time.ts";
import { coverOf } from "../../listings/brief.ts";
import { OFFER_OPEN } from "../../offers/sql.ts";
import { preparedRead } from "../../platform/db/raw.ts";
import type { OfferLine } from "../lines.ts";
import { COVER_JOIN, type CoverRow, LINES_SHOWN } from "../short-lists.ts";
import { OFFER_OF_SELLER } from "../standing/sql.ts";

type OfferRow = Omit<OfferLine, "ofSeller" | "photo"> & CoverRow & { ofSeller: 0 | 1 };

const offersWhere = (condition: string) =>
  preparedRead<{ userId: string; today: string }, OfferRow>(
    `SELECT o.id, p.title AS listing, o.amountCents, p.priceCents, o.buyerName AS buyer,
       o.expiryDate AS until, ${OFFER_OF_SELLER} AS ofSeller,
       ph.mediaKey, ph.alt
     FROM Offer o JOIN Property p ON p.id = o.propertyId ${COVER_JOIN}
     WHERE ${condition} AND ${OFFER_OPEN} ORDER BY o.expiryDate, o.id LIMIT ${LINES_SHOWN}`,
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
