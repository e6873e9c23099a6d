import { newId } from "../../kernel/ids.ts";
import { fullName } from "../../kernel/person-name.ts";
import { zoneOf } from "../../kernel/place.ts";
import { civilDay } from "../../kernel/time.ts";
import { mandateInForce } from "../../mandates/commands/mandate-in-force.ts";
import { publishEvent } from "../../notifications/live/commands/publish-event.ts";
import type { Transaction } from "../../platform/db/clients.ts";
import type { FinancingType } from "../../platform/db/generated/client.ts";
import { stepDueAt } from "../../tasks/rules.ts";
import { agreedTerms } from "../record.ts";

const NAME = { select: { firstName: true, lastName: true } } as const;

/** An offer that was just accepted. */
interface AcceptedOffer {
  id: string;
  propertyId: string;
  buyerId: string;
  buyerName: string;
  amountCents: number;
  financingType: FinancingType;
  financingApproved: boolean;
  expiryDate: string;
  conditions: string | null;
  createdAt: Date;
}

/**
 * Opens the sale of a home whose offer is accepted in the same transaction, and writes down what was agreed.
 * @param author whose offer it was
 * @returns the sale's id
 */
export async function openSale(
  tx: Transaction,
  offer: AcceptedOffer,
  { author, actorId }: { author: "buyer" | "seller"; actorId: string },
  now: Date,
): Promise<string> {
  const { propertyId, amountCents } = offer;
  const property = await tx.property.findUniqueOrThrow({
    where: { id: propertyId },
    include: { commune: { select: { name: true } }, seller: NAME, ambassador: NAME },
  });
  const mandate = await mandateInForce(tx, propertyId);
  const { id, title, type, address, postalCode, surfaceDm2, rooms, priceCents } = property;
  const city = property.commune.name;
  const terms = agreedTerms({
    mandate,
    acceptedAt: now.toISOString(),
    property: { id, title, type, address, postalCode, city, surfaceDm2, rooms, priceCents },
    buyerName: offer.buyerName,
    sellerName: mandate?.names.sellerName ?? fullName(property.seller),
    looperName: property.ambassador && fullName(property.ambassador),
    offer: {
      id: offer.id,
      author,
      madeAt: offer.createdAt.toISOString(),
      expiryDate: offer.expiryDate,
      amountCents,
      financingType: offer.financingType,
      financingApproved: offer.financingApproved,
      conditions: offer.conditions,
    },
  });
  const { sellerId, ambassadorId } = property;
  const saleId = newId();
  const zone = zoneOf(property.communeCode);
  await tx.sale.create({
    data: {
      id: saleId,
      propertyId,
      offerId: offer.id,
      buyerId: offer.buyerId,
      sellerId,
      ambassadorId,
      priceCents: amountCents,
      openedAt: now,
      teamDueAt: stepDueAt(civilDay(now, zone), zone),
      terms,
      events: { create: { id: newId(), kind: "opened", at: now, actorId } },
    },
  });
  for (const userId of [offer.buyerId, sellerId, ambassadorId]) {
    if (userId !== null) await publishEvent(tx, userId, { kind: "sale", data: { saleId } }, now);
  }
  return saleId;
}
