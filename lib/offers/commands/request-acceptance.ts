import { DomainError } from "../../kernel/errors.ts";
import { isId } from "../../kernel/ids.ts";
import { decisionToSign } from "../../mandate-signing/commands/decision-to-sign.ts";
import {
  type RequestedSignature,
  requestSignature,
} from "../../mandate-signing/commands/request-signature.ts";
import { signDecision } from "../../mandate-signing/commands/sign-decision.ts";
import { acceptanceDocument } from "../../mandate-signing/document.ts";
import type { AmendmentSigning } from "../../mandate-signing/schemas.ts";
import { type Transaction, writer } from "../../platform/db/clients.ts";
import type { Once } from "../../platform/idempotency.ts";
import type { Origin } from "../../platform/request.ts";
import type { Actor } from "../../policy/actor.ts";
import { declaredFinancing } from "../../sales/record-copy.ts";
import type { OfferId } from "../schemas.ts";
import { acceptOfferIn } from "./accept-offer.ts";
import { checkMove } from "./move-offer.ts";

/** The acceptance of an offer that those who sell a home together could sign now. */
async function acceptanceToSign(tx: Transaction, offerId: string, actor: Actor, now: Date) {
  const { offer, side } = await checkMove(tx, { offerId, move: "accept" }, actor, now);
  if (side !== "seller") throw new DomainError("request.forbidden");
  const { id, propertyId, buyerName, amountCents, conditions, expiryDate, expiresAt } = offer;
  const { property, publisher, mandate } = await decisionToSign(tx, propertyId, actor.userId, now);
  const document = acceptanceDocument(property, publisher, mandate, {
    ...{ id, buyerName, amountCents, conditions, expiryDate },
    financing: declaredFinancing(offer),
  });
  return { document, until: expiresAt };
}

/** The property of an offer. @throws {DomainError} offer.not-found */
async function propertyOf(offerId: string): Promise<string> {
  const offer = isId(offerId)
    ? await writer().$transaction((tx) =>
        tx.offer.findUnique({ where: { id: offerId }, select: { propertyId: true } }),
      )
    : null;
  if (offer === null) throw new DomainError("offer.not-found");
  return offer.propertyId;
}

/**
 * Has the acceptance of an offer signed by those who sell the home together.
 * @throws {DomainError} as `requestSignature`, `decisionToSign` and `moveOffer`
 */
export const requestAcceptance = async (
  { offerId }: OfferId,
  actor: Actor,
  origin: Origin,
  now = new Date(),
): Promise<Once<RequestedSignature>> =>
  requestSignature(
    (tx) => acceptanceToSign(tx, offerId, actor, now),
    await propertyOf(offerId),
    actor,
    origin,
    now,
  );

/**
 * Signs the acceptance of an offer last, which opens the sale.
 * @returns the sale's id as what it opened
 * @throws {DomainError} as `signDecision`, `decisionToSign` and `acceptOffer`
 */
export const signAcceptance = (
  input: AmendmentSigning,
  actor: Actor,
  origin: Origin,
  now = new Date(),
): Promise<Once<{ propertyId: string; opened: string | null }>> =>
  signDecision(
    input,
    {
      kind: "acceptance",
      action: "mandate.offer-accepted",
      taken: "offer.listing-under-offer",
      documentOf: async (tx, { offer }) =>
        (await acceptanceToSign(tx, offer.id, actor, now)).document,
      take: async (tx, { offer }) =>
        (await acceptOfferIn(tx, { offerId: offer.id, isSigned: true }, actor, now)).saleId,
    },
    { actor, origin, now },
  );
