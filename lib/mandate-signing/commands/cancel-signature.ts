import { recordAudit } from "../../audit/commands/record-audit.ts";
import { DomainError } from "../../kernel/errors.ts";
import type { PaperKind } from "../../mandates/parties.ts";
import { writer } from "../../platform/db/clients.ts";
import type { Actor } from "../../policy/actor.ts";
import { authorize } from "../../policy/can.ts";
import type { SignatureId } from "../schemas.ts";
import { pendingSignature } from "./prove-signer.ts";

/**
 * The person with the account gives up a document before they signed it: the others' links sign nothing any more.
 * @throws {DomainError} signature.not-found, signature.signed
 */
export async function cancelSignature(
  { signatureId }: SignatureId,
  actor: Actor,
  now = new Date(),
): Promise<{ propertyId: string; kind: PaperKind }> {
  authorize(actor, "account.change");
  return writer().$transaction(async (tx) => {
    const key = { signatureId, position: 1 };
    const { propertyId, kind } = await pendingSignature(tx, key, { signerId: actor.userId });
    const { count } = await tx.signature.deleteMany({ where: { id: signatureId, signedAt: null } });
    if (count === 0) throw new DomainError("signature.signed");
    await recordAudit(
      tx,
      {
        action: "signature.cancelled",
        subject: { type: "signature", id: signatureId },
        actor,
        concernsId: actor.userId,
        detail: { kind, propertyId },
      },
      now,
    );
    return { propertyId, kind };
  });
}
