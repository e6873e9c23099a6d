import { type Transaction, writer } from "../../platform/db/clients.ts";
import type { Actor } from "../../policy/actor.ts";
import { authorize } from "../../policy/can.ts";
import type { ShareInput } from "../schemas.ts";
import { auditDocument } from "./audit-document.ts";
import { ownShareableDocument } from "./own-shareable-document.ts";

/**
 * Stops showing a document to a person; stopped already, nothing happens.
 * @throws {DomainError} document.not-found
 */
export async function revokeShare(
  { documentId, userId }: ShareInput,
  actor: Actor,
  now = new Date(),
): Promise<void> {
  authorize(actor, "account.change");
  await writer().$transaction(async (tx) => {
    const { id } = await ownShareableDocument(tx, documentId, actor.userId);
    const { count } = await tx.documentShare.updateMany({
      where: { documentId: id, userId, revokedAt: null },
      data: { revokedAt: now },
    });
    if (count > 0) await auditDocument(tx, "document.share-revoked", id, actor, now);
  });
}

/** Stops showing the papers of a home of its seller's to a person, in the caller's transaction; by nobody for null. */
export async function revokeSharesOfHome(
  tx: Transaction,
  { propertyId, ownerId, userId }: Record<"propertyId" | "ownerId" | "userId", string>,
  actor: Actor | null,
  now: Date,
): Promise<void> {
  const shares = await tx.documentShare.findMany({
    where: { userId, revokedAt: null, document: { propertyId, ownerId } },
    select: { documentId: true },
  });
  for (const { documentId } of shares) {
    const where = { documentId_userId: { documentId, userId } };
    await tx.documentShare.update({ where, data: { revokedAt: now } });
    await auditDocument(tx, "document.share-revoked", documentId, actor, now, ownerId);
  }
}
