import { DomainError } from "../../kernel/errors.ts";
import { notify } from "../../notifications/commands/notify.ts";
import { writer } from "../../platform/db/clients.ts";
import type { Actor } from "../../policy/actor.ts";
import { authorize } from "../../policy/can.ts";
import { DOCUMENT_LABELS } from "../copy.ts";
import type { ShareInput } from "../schemas.ts";
import { auditDocument } from "./audit-document.ts";
import { isPossibleReader } from "./is-possible-reader.ts";
import { ownShareableDocument } from "./own-shareable-document.ts";

/**
 * Shows a document to a person whom its owner deals with, until that is revoked; the person is
 * notified. Shared with them already, nothing happens.
 * @throws {DomainError} document.not-found, document.reader-not-found
 */
export async function shareDocument(
  { documentId, userId }: ShareInput,
  actor: Actor,
  now = new Date(),
): Promise<void> {
  authorize(actor, "account.change");
  await writer().$transaction(async (tx) => {
    const { id, kind, group, propertyId } = await ownShareableDocument(
      tx,
      documentId,
      actor.userId,
    );
    const sharing = { ownerId: actor.userId, group, propertyId, readerId: userId };
    if (!(await isPossibleReader(tx, sharing))) {
      throw new DomainError("document.reader-not-found");
    }
    const where = { documentId_userId: { documentId: id, userId } };
    const known = await tx.documentShare.findUnique({ where });
    if (known && known.revokedAt === null) return;
    await tx.documentShare.upsert({
      where,
      create: { documentId: id, userId, sharedAt: now },
      update: { sharedAt: now, revokedAt: null },
    });
    const name = `${actor.firstName} ${actor.lastName}`;
    const data = { documentId: id, name, what: DOCUMENT_LABELS[kind] };
    await notify(tx, { userId, event: "document.shared", data }, now);
    await auditDocument(tx, "document.shared", id, actor, now);
  });
}
