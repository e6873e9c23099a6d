import { homeClock } from "../../kernel/place.ts";
import { isLooperInForce } from "../../listings/commands/is-looper-in-force.ts";
import type { EventData } from "../../notifications/events.ts";
import type { Transaction } from "../../platform/db/clients.ts";
import type { Viewpoint } from "../../policy/viewpoint.ts";

/** Somebody whom an offer concerns, and what they learn of it. */
export interface OfferParty {
  userId: string;
  viewpoint: Viewpoint;
  data: EventData["offer.withdrawn"];
}

/** The buyer, the seller and, where one is in force now, the looper of an offer, each with the name of the other side. */
export async function partiesOf(
  tx: Transaction,
  offer: { id: string; buyerId: string; amountCents: number },
  listing: { title: string; sellerId: string; ambassadorId: string | null; communeCode: string },
  now: Date,
): Promise<OfferParty[]> {
  const nameOf = async (id: string) =>
    tx.user.findUniqueOrThrow({
      where: { id },
      select: { firstName: true, lastName: true, postalCode: true },
    });
  const buyer = await nameOf(offer.buyerId);
  const seller = await nameOf(listing.sellerId);
  const buyerName = `${buyer.firstName} ${buyer.lastName}`;
  const { id: offerId, amountCents } = offer;
  const party = (
    userId: string,
    viewpoint: Viewpoint,
    name: string,
    postalCode: string | null = null,
  ): OfferParty => ({
    userId,
    viewpoint,
    data: {
      ...{ offerId, title: listing.title, name, viewpoint, amountCents },
      clock: homeClock(listing.communeCode, postalCode),
    },
  });
  const { sellerId, ambassadorId } = listing;
  return [
    party(offer.buyerId, "buyer", seller.firstName, buyer.postalCode),
    party(sellerId, "seller", buyerName, seller.postalCode),
    // A looper who lacks a paper today learns nobody's name.
    ...(ambassadorId === null || !(await isLooperInForce(tx, ambassadorId, [now]))
      ? []
      : [party(ambassadorId, "ambassador", buyerName)]),
  ];
}
