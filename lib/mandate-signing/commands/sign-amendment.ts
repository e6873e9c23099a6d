import { DomainError } from "../../kernel/errors.ts";
import { type Once, onceTransaction } from "../../platform/idempotency.ts";
import type { Origin } from "../../platform/request.ts";
import type { Actor } from "../../policy/actor.ts";
import { authorize } from "../../policy/can.ts";
import { setRevisionPrice } from "../../revisions/commands/set-revision-price.ts";
import type { SignatureBlock } from "../document.ts";
import { drawSigned } from "../draw-papers.ts";
import type { AmendmentSigning } from "../schemas.ts";
import { amendmentToSign } from "./document-to-sign.ts";
import { proveCode, provenName } from "./prove-signer.ts";
import { writeSignature } from "./write-signature.ts";

/**
 * Signs the amendment of a mandate to another price. A listing that is published asks it once the team approved
 * the change, which is ready to be sent.
 * @throws {DomainError} request.forbidden, request.invalid, signature.not-found, signature.signed, signature.expired,
 * signature.locked, signature.code-wrong, signature.terms-changed, mandate.not-in-force, mandate.listing-closed,
 * revision.closed, service.unavailable
 */
export async function signAmendment(
  input: AmendmentSigning,
  actor: Actor,
  origin: Origin,
  now = new Date(),
): Promise<Once<{ mandateNumber: number; propertyId: string }>> {
  authorize(actor, "mandates.sign");
  const name = provenName(input.name, actor);
  const proven = await proveCode(input, "amendment", actor, now);
  const { document, propertyId, termsSha256 } = proven;
  if (document.kind !== "amendment") throw new DomainError("signature.not-found");
  const { mandateNumber: number, position } = document;
  const { priceCents, tier, feeCents } = document.price;
  const block: SignatureBlock = {
    ...{ number, name, termsSha256 },
    signedAt: now,
    email: document.seller.email,
    signatureId: proven.id,
    expressRequest: false,
    withdrawalEndsOn: null,
  };
  const pdf = await drawSigned(document, block, now);
  return onceTransaction(async (tx) => {
    const current = await amendmentToSign(tx, { propertyId, priceCents }, actor.userId, now);
    const write = async () => {
      await tx.mandateAmendment.create({
        data: { mandateNumber: number, position, priceCents, tier, feeCents, signedAt: now },
      });
      await setRevisionPrice(tx, { propertyId, sellerId: actor.userId, priceCents }, now);
    };
    const action = "mandate.amended";
    await writeSignature(
      tx,
      { proven, block, pdf, document: current, write, action },
      actor,
      origin,
    );
    return { mandateNumber: number, propertyId };
  });
}
