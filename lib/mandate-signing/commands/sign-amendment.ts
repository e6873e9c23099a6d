import { DomainError, type ErrorCode } from "../../kernel/errors.ts";
import type { Transaction } from "../../platform/db/clients.ts";
import { type Once, onceTransaction } from "../../platform/idempotency.ts";
import type { Origin } from "../../platform/request.ts";
import type { Actor } from "../../policy/actor.ts";
import { authorize } from "../../policy/can.ts";
import { setRevisionPrice } from "../../revisions/commands/set-revision-price.ts";
import { submitRevisionIn } from "../../revisions/commands/submit-revision.ts";
import { isChangeOf } from "../../revisions/review.ts";
import type { SignatureBlock } from "../document.ts";
import { drawSigned } from "../draw-papers.ts";
import type { AmendmentSigning } from "../schemas.ts";
import { amendmentToSign } from "./document-to-sign.ts";
import { proveLast, provenOwnName } from "./prove-signer.ts";
import { writeSignature } from "./write-signature.ts";

/** What became of the change that shows the new price: the team has it, its seller sends it, or why it could not go. */
type PriceSending = "sent" | "later" | ErrorCode;

/**
 * Hands the change with the new price to the team, where the home is published: what its seller signed there is to be
 * shown. What is not ready to go stays with its seller, signed.
 */
async function sendPrice(
  tx: Transaction,
  { propertyId, revisionId }: { propertyId: string; revisionId: string },
  actor: Actor,
  now: Date,
): Promise<PriceSending> {
  const { status } = await tx.property.findUniqueOrThrow({ where: { id: propertyId } });
  if (!isChangeOf(status)) return "later";
  try {
    await submitRevisionIn(tx, { revisionId }, actor, now);
    return "sent";
  } catch (error) {
    if (!DomainError.is(error)) throw error;
    return error.code;
  }
}

/**
 * Signs the amendment of a mandate to another price, and sends the change of a published listing to the team: it shows
 * the price once they approved it.
 * @throws {DomainError} request.forbidden, request.invalid, signature.not-found, signature.signed, signature.expired,
 * signature.locked, signature.others-first, signature.code-wrong, signature.terms-changed, mandate.not-in-force, mandate.listing-closed,
 * revision.closed, service.unavailable
 */
export async function signAmendment(
  input: AmendmentSigning,
  actor: Actor,
  origin: Origin,
  now = new Date(),
): Promise<Once<{ mandateNumber: number; propertyId: string; sending: PriceSending }>> {
  authorize(actor, "mandates.sign");
  const name = provenOwnName(input.name, actor);
  const { proven, signature } = await proveLast({ ...input, name }, "amendment", actor, now);
  const { document, propertyId } = proven;
  if (document.kind !== "amendment") throw new DomainError("signature.not-found");
  const { mandateNumber: number, position } = document;
  const { priceCents, tier, feeCents } = document.price;
  const block: SignatureBlock = {
    ...{ ...signature, number },
    expressRequest: false,
    withdrawalEndsOn: null,
  };
  const pdf = await drawSigned(document, block, now);
  return onceTransaction(async (tx) => {
    const current = await amendmentToSign(tx, { propertyId, priceCents }, actor.userId, now);
    let sending: PriceSending = "later";
    const write = async () => {
      await tx.mandateAmendment.create({
        data: { mandateNumber: number, position, priceCents, tier, feeCents, signedAt: now },
      });
      const price = { propertyId, sellerId: actor.userId, priceCents };
      const { revisionId } = await setRevisionPrice(tx, price, now);
      sending = await sendPrice(tx, { propertyId, revisionId }, actor, now);
    };
    const action = "mandate.amended";
    await writeSignature(
      tx,
      { proven, block, pdf, document: current, write, action },
      actor,
      origin,
    );
    return { mandateNumber: number, propertyId, sending };
  });
}
