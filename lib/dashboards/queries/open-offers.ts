import { coverOf } from "../../listings/brief.ts";
import { isOfferOfSeller, isOfferOpen } from "../../offers/queries/offer-conditions.ts";
import { reads } from "../../platform/db/read.ts";
import type { OfferLine } from "../lines.ts";
import { LINES_SHOWN } from "../short-lists.ts";

const openOffersAt = (now: Date) =>
  reads()
    .selectFrom("Offer as o")
    .innerJoin("Property as p", "p.id", "o.propertyId")
    .leftJoin("PropertyPhoto as ph", (join) =>
      join.onRef("ph.propertyId", "=", "p.id").on("ph.position", "=", 0),
    )
    .select(["o.id", "p.title as listing", "o.amountCents", "p.priceCents"])
    .select(["o.buyerName as buyer", "o.expiryDate as until", "ph.mediaKey", "ph.alt"])
    .select(isOfferOfSeller().as("ofSeller"))
    .where(isOfferOpen(now))
    .orderBy("o.expiresAt")
    .orderBy("o.id")
    .limit(LINES_SHOWN);

const OFFERS = {
  seller: (now: Date, userId: string) =>
    openOffersAt(now).where("o.propertyId", "in", (eb) =>
      eb.selectFrom("Property as own").select("own.id").where("own.sellerId", "=", userId),
    ),
  buyer: (now: Date, userId: string) => openOffersAt(now).where("o.buyerId", "=", userId),
};

/** Offers under way, the first to expire first. */
export async function openOffers(
  role: "seller" | "buyer",
  userId: string,
  now: Date,
): Promise<OfferLine[]> {
  const rows = await OFFERS[role](now, userId).execute();
  return rows.map(({ mediaKey, alt, ofSeller, ...row }) => ({
    ...row,
    photo: coverOf({ mediaKey, alt }),
    ofSeller: Boolean(ofSeller),
  }));
}
