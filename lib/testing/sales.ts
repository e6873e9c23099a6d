import { newId } from "../kernel/ids.ts";
import { offerEnd } from "../offers/rules.ts";
import type { Prisma } from "../platform/db/generated/client.ts";
import { openSale } from "../sales/commands/open-sale.ts";
import { mandateNames, namedHome, propertyRow } from "./builders.ts";
import { type WrittenMandate, writeMandate } from "./mandates.ts";

/** Who a sale is between; `rival` had an offer that its acceptance closed. */
interface Between {
  sellerId: string;
  ambassadorId: string;
  buyerId: string;
  rivalId: string;
  mandate?: WrittenMandate;
  /** Of a home elsewhere. */
  communeCode?: string;
}

/** A home of 400,000 € under offer, its mandate, and its sale, opened by the seller at an instant. */
export async function writeOpenSale(
  tx: Prisma.TransactionClient,
  { sellerId, ambassadorId, buyerId, rivalId, mandate, communeCode = "35238" }: Between,
  financingType: "loan" | "cash",
  now: Date,
): Promise<{ propertyId: string; offerId: string; saleId: string }> {
  const home = propertyRow({ sellerId, ambassadorId, communeCode, priceCents: 420_000_00 });
  const offerBy = (person: string) => ({
    id: newId(),
    propertyId: home.id,
    buyerId: person,
    authorId: person,
    home: namedHome(home),
    buyerName: "Thomas Martin",
    buyerEmail: "thomas@example.org",
    buyerPhone: "06 12 34 56 78",
    amountCents: 400_000_00,
    financingType,
    financingApproved: true,
    ...offerEnd("2026-12-01", communeCode),
    conditions: null,
    createdAt: now,
    decidedAt: now,
  });
  const accepted = offerBy(buyerId);
  await tx.property.create({ data: home });
  await writeMandate(tx, home.id, {
    priceCents: 400_000_00,
    tier: "premium",
    feeCents: 6_000_00,
    signedAt: new Date("2026-09-01T10:00:00Z"),
    ...mandateNames(home),
    ...mandate,
  });
  await tx.offer.create({ data: { ...accepted, status: "accepted" } });
  const refused = { status: "rejected", refusalReason: "other_offer_accepted" } as const;
  await tx.offer.create({ data: { ...offerBy(rivalId), ...refused } });
  await tx.property.update({ where: { id: home.id }, data: { status: "under_offer" } });
  const saleId = await openSale(tx, accepted, { author: "buyer", actorId: sellerId }, now);
  return { propertyId: home.id, offerId: accepted.id, saleId };
}
