import { homeClock } from "../../../kernel/place.ts";
import { notify } from "../../../notifications/commands/notify.ts";
import { publishEvent } from "../../../notifications/live/commands/publish-event.ts";
import type { Transaction } from "../../../platform/db/clients.ts";
import { ERASED_FULL_NAME, erasedAddress } from "../rules.ts";

/**
 * Withdraws the offers of somebody whose name is gone already, tells who could have answered them, and takes away
 * what the person wrote in any: what was offered stays.
 */
export async function eraseOffers(tx: Transaction, userId: string, now: Date): Promise<void> {
  const ofBuyer = { buyerId: userId };
  const waiting = { ...ofBuyer, status: "pending" } as const;
  const offers = await tx.offer.findMany({
    where: waiting,
    select: {
      id: true,
      amountCents: true,
      property: {
        select: { title: true, sellerId: true, ambassadorId: true, communeCode: true },
      },
    },
  });
  await tx.offer.updateMany({ where: waiting, data: { status: "withdrawn", decidedAt: now } });
  for (const { id: offerId, amountCents, property } of offers) {
    const { title, sellerId, ambassadorId } = property;
    const people = [
      { id: sellerId, viewpoint: "seller" },
      { id: ambassadorId, viewpoint: "ambassador" },
    ] as const;
    for (const { id, viewpoint } of people) {
      if (id === null || id === userId) continue;
      const clock = homeClock(property.communeCode);
      const data = { offerId, title, name: ERASED_FULL_NAME, viewpoint, amountCents, clock };
      await notify(tx, { userId: id, event: "offer.withdrawn", data }, now);
      await publishEvent(tx, id, { kind: "offer", data: { offerId } }, now);
    }
  }
  await tx.offer.updateMany({
    where: ofBuyer,
    data: {
      buyerName: ERASED_FULL_NAME,
      buyerEmail: erasedAddress(userId),
      buyerPhone: "",
      message: null,
      fileSharedAt: null,
    },
  });
  // The terms of what was agreed are part of the sale's record.
  await tx.offer.updateMany({
    where: { ...ofBuyer, status: { not: "accepted" } },
    data: { conditions: null },
  });
  // What the person wrote with counter-offers to others.
  await tx.offer.updateMany({ where: { authorId: userId }, data: { message: null } });
  await eraseSales(tx, userId);
}

/**
 * The record of a concluded sale is a legal one: the person's name leaves it. Of a sale that fell through there
 * is nothing to keep, but for its looper, who is named in it alone.
 */
async function eraseSales(tx: Transaction, userId: string): Promise<void> {
  const parties = [{ buyerId: userId }, { sellerId: userId }];
  await tx.sale.updateMany({
    where: { status: "fallen_through", OR: parties },
    data: { terms: {} },
  });
  const sales = await tx.sale.findMany({
    where: { OR: [...parties, { ambassadorId: userId }] },
    select: { id: true, buyerId: true, sellerId: true, ambassadorId: true, terms: true },
  });
  for (const { id, terms, ...sale } of sales) {
    // Emptied where one side was erased before.
    if (typeof terms !== "object" || terms === null || !("buyerName" in terms)) continue;
    const name = ERASED_FULL_NAME;
    const named = {
      ...terms,
      ...(sale.buyerId === userId ? { buyerName: name } : {}),
      ...(sale.sellerId === userId ? { sellerName: name } : {}),
      ...(sale.ambassadorId === userId ? { looperName: name } : {}),
    };
    await tx.sale.update({ where: { id }, data: { terms: named } });
  }
}
