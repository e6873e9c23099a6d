import { DomainError } from "../../kernel/errors.ts";
import { newId } from "../../kernel/ids.ts";
import { zoneOf } from "../../kernel/place.ts";
import { describedHome } from "../../mandates/commands/names-to-cover.ts";
import { unlessTaken } from "../../platform/db/conflicts.ts";
import type { Once } from "../../platform/idempotency.ts";
import type { Actor } from "../../policy/actor.ts";
import { OFFER_FIELDS } from "../copy.ts";
import { offerEnd } from "../rules.ts";
import type { CounterOffer } from "../schemas.ts";
import { checkTerms, termsBounds } from "../terms.ts";
import { type Moved, moveOffer } from "./move-offer.ts";
import { partiesOf } from "./offer-parties.ts";
import type { OfferRow } from "./offer-row.ts";
import { tell } from "./tell-parties.ts";

/** How the buyer pays after a counter-offer: only the buyer says so anew. @throws {DomainError} request.invalid */
function financingAfter(
  { financingType, financingApproved }: Pick<CounterOffer, "financingType" | "financingApproved">,
  { offer, side }: Moved,
): Pick<OfferRow, "financingType" | "financingApproved"> {
  if (financingType === undefined && financingApproved === undefined) return offer;
  if (side === "seller") {
    throw new DomainError("request.invalid", { financingType: OFFER_FIELDS.financingOfBuyer });
  }
  return {
    financingType: financingType ?? offer.financingType,
    // A box that isn't ticked is not sent: a buyer who says how they pay says both.
    financingApproved: financingApproved ?? false,
  };
}

/**
 * Answers an offer by another one, which takes its place.
 * @returns the counter-offer
 * @throws {DomainError} as `moveOffer`, and request.invalid
 */
export async function counterOffer(
  input: CounterOffer,
  actor: Actor,
  now = new Date(),
): Promise<Once<{ offerId: string }>> {
  return unlessTaken("offer.pending", async (tx) => {
    const moved = await moveOffer(tx, { ...input, move: "counter" }, actor, now);
    const { offer } = moved;
    const { property, propertyId, buyerId, buyerName, buyerEmail, buyerPhone } = offer;
    checkTerms(input, termsBounds({ ...property, zone: zoneOf(property.communeCode) }, now));
    const { financingType, financingApproved } = financingAfter(input, moved);
    const { expiryDate, message, conditions } = input;
    const amountCents = input.amount * 100;
    const counterId = newId();
    await tx.offer.create({
      data: {
        id: counterId,
        propertyId,
        buyerId,
        buyerName,
        buyerEmail,
        buyerPhone,
        authorId: actor.userId,
        answersId: offer.id,
        amountCents,
        financingType,
        financingApproved,
        fileSharedAt: offer.fileSharedAt,
        ...offerEnd(expiryDate, property.communeCode),
        message,
        conditions,
        home: await describedHome(tx, propertyId),
        createdAt: now,
      },
    });
    const parties = await partiesOf(tx, { id: counterId, buyerId, amountCents }, property, now);
    await tell(
      tx,
      parties,
      actor,
      (data) => ({ event: "offer.countered", data: { ...data, expiryDate } }),
      now,
    );
    return { offerId: counterId };
  });
}
