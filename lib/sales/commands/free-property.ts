import { startsOf, TRANSITIONS } from "../../listings/states/rules.ts";
import { onlineGap } from "../../mandates/commands/online-gap.ts";
import { notify } from "../../notifications/commands/notify.ts";
import type { Transaction } from "../../platform/db/clients.ts";
import type { EndedSale } from "../ended-sale.ts";

/** A home that was under offer is back on the market, or leaves the site without a mandate. @returns whether it is back */
async function endOfferState(tx: Transaction, propertyId: string, now: Date): Promise<boolean> {
  const { id, isDemonstration } = await tx.property.findUniqueOrThrow({
    where: { id: propertyId },
    select: { id: true, isDemonstration: true },
  });
  const isCovered = (await onlineGap(tx, { id, isDemonstration }, now)) === null;
  const { count } = await tx.property.updateMany({
    where: { id, status: { in: startsOf("end_sale", "sale") } },
    data: isCovered
      ? { status: TRANSITIONS.end_sale.to }
      : { status: TRANSITIONS.end_mandate.to, pauseReason: "seller" },
  });
  return isCovered && count > 0;
}

/**
 * Frees the home and its offer, and tells those whose offers the sale had closed.
 * A home that left the market meanwhile stays where it is.
 */
export async function freeProperty(tx: Transaction, sale: EndedSale, now: Date): Promise<void> {
  const { propertyId, offerId, openedAt, buyerId } = sale;
  const isBack = await endOfferState(tx, propertyId, now);
  await tx.offer.updateMany({
    where: { id: offerId, status: "accepted" },
    data: { status: "void" },
  });
  if (!isBack) return;
  const rivals = await tx.offer.findMany({
    // Closed by the acceptance that opened this sale.
    where: {
      propertyId,
      refusalReason: "other_offer_accepted",
      decidedAt: openedAt,
      buyerId: { not: buyerId },
    },
    select: { buyerId: true, property: { select: { title: true } } },
    distinct: ["buyerId"],
  });
  for (const { buyerId: userId, property } of rivals) {
    const data = { listingId: propertyId, title: property.title, viewpoint: "buyer" } as const;
    await notify(tx, { userId, event: "offer.possible-again", data }, now);
  }
}
