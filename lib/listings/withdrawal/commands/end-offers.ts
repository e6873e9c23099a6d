import { homeClock } from "../../../kernel/place.ts";
import { notify } from "../../../notifications/commands/notify.ts";
import { publishEvent } from "../../../notifications/live/commands/publish-event.ts";
import type { Transaction } from "../../../platform/db/clients.ts";
import type { Prisma } from "../../../platform/db/generated/client.ts";

/** Why offers end whose home is withdrawn, as their buyers read it. */
const REASON = "Le bien n’est plus en vente";

/** Closes the offers that wait for an answer in homes that leave the market, and tells their buyers. */
export async function endOffersIn(
  tx: Transaction,
  property: Prisma.PropertyWhereInput,
  now: Date,
): Promise<void> {
  const waiting = { property, status: "pending" } as const;
  const offers = await tx.offer.findMany({
    where: waiting,
    select: {
      id: true,
      buyerId: true,
      amountCents: true,
      property: {
        select: { title: true, communeCode: true, seller: { select: { firstName: true } } },
      },
    },
  });
  await tx.offer.updateMany({
    where: waiting,
    data: { status: "rejected", refusalReason: "listing_unavailable", decidedAt: now },
  });
  for (const { id: offerId, buyerId: userId, amountCents, property: home } of offers) {
    const { title, communeCode, seller } = home;
    const about = {
      offerId,
      title,
      name: seller.firstName,
      viewpoint: "buyer",
      amountCents,
      clock: homeClock(communeCode),
    } as const;
    await notify(tx, { userId, event: "offer.rejected", data: { ...about, reason: REASON } }, now);
    await publishEvent(tx, userId, { kind: "offer", data: { offerId } }, now);
  }
}
