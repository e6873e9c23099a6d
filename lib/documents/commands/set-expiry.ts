import { writer } from "../../platform/db/clients.ts";
import type { Actor } from "../../policy/actor.ts";
import { authorize } from "../../policy/can.ts";
import type { ExpiryInput } from "../schemas.ts";
import { assertExpiry } from "./assert-expiry.ts";
import { auditDocument } from "./audit-document.ts";
import { ownDocument } from "./own-document.ts";

/**
 * Sets the last day on which a document is valid, of which its owner is reminded, or takes it away.
 * @throws {DomainError} document.not-found, document.no-expiry, request.invalid with the field
 */
export async function setExpiry(
  { documentId, expiresOn }: ExpiryInput,
  actor: Actor,
  now = new Date(),
): Promise<void> {
  authorize(actor, "account.change");
  const wanted = expiresOn ?? null;
  await writer().$transaction(async (tx) => {
    const document = await ownDocument(tx, documentId, actor.userId);
    if (document.expiresOn === wanted) return;
    if (wanted !== null) assertExpiry(document.kind, wanted, now);
    await tx.storedDocument.update({
      where: { id: documentId },
      data: { expiresOn: wanted, remindedAt: null },
    });
    await auditDocument(tx, "document.expiry-changed", documentId, actor, now);
  });
}
