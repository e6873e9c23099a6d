import {
  withdrawableListing,
  withdrawListingIn,
} from "../../listings/states/commands/withdraw-listing.ts";
import type { Withdrawal } from "../../listings/states/schemas.ts";
import type { Transaction } from "../../platform/db/clients.ts";
import type { Once } from "../../platform/idempotency.ts";
import type { Origin } from "../../platform/request.ts";
import type { Actor } from "../../policy/actor.ts";
import { withdrawalDocument } from "../document.ts";
import type { AmendmentSigning } from "../schemas.ts";
import { decisionToSign } from "./decision-to-sign.ts";
import { type RequestedSignature, requestSignature } from "./request-signature.ts";
import { signDecision } from "./sign-decision.ts";

async function withdrawalToSign(
  tx: Transaction,
  { propertyId, reason }: Withdrawal,
  actor: Actor,
  now: Date,
) {
  await withdrawableListing(tx, propertyId, actor);
  const { property, publisher, mandate } = await decisionToSign(tx, propertyId, actor.userId, now);
  return withdrawalDocument(property, publisher, mandate, reason);
}

/**
 * Has the withdrawal of a home from the market signed by those who sell it together.
 * @throws {DomainError} as `requestSignature`, `decisionToSign` and `withdrawableListing`
 */
export const requestWithdrawal = (
  withdrawal: Withdrawal,
  actor: Actor,
  origin: Origin,
  now = new Date(),
): Promise<Once<RequestedSignature>> =>
  requestSignature(
    async (tx) => ({ document: await withdrawalToSign(tx, withdrawal, actor, now), until: null }),
    withdrawal.propertyId,
    actor,
    origin,
    now,
  );

/**
 * Signs the withdrawal of a home last, which takes it off the market.
 * @throws {DomainError} as `signDecision`, `decisionToSign` and `withdrawListing`
 */
export const signWithdrawal = (
  input: AmendmentSigning,
  actor: Actor,
  origin: Origin,
  now = new Date(),
): Promise<Once<{ propertyId: string; opened: string | null }>> =>
  signDecision(
    input,
    {
      kind: "withdrawal",
      action: "mandate.sale-given-up",
      taken: "listing.moved",
      documentOf: (tx, { reason }, propertyId) =>
        withdrawalToSign(tx, { propertyId, reason }, actor, now),
      take: async (tx, { reason }, propertyId) => {
        await withdrawListingIn(tx, { propertyId, reason, isSigned: true }, actor, now);
        return null;
      },
    },
    { actor, origin, now },
  );
