import { centsToEuros } from "../kernel/money.ts";
import type { OfferJson } from "./schemas.ts";
import type { OfferView } from "./views.ts";

/** An offer in the names and units of the contract. */
export function offerJson(offer: OfferView): OfferJson {
  return {
    id: offer.id,
    listingId: offer.property.id,
    author: offer.author,
    amount: centsToEuros(offer.amountCents),
    status: offer.state,
    financingType: offer.financing.type,
    financingApproved: offer.financing.approved,
    expiryDate: offer.expiryDate,
    message: offer.message,
    conditions: offer.conditions,
    answersId: offer.answersId,
    createdAt: offer.createdAt.toISOString(),
    saleId: offer.saleId,
  };
}
