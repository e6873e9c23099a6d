import { recordAudit } from "../../audit/commands/record-audit.ts";
import { DomainError } from "../../kernel/errors.ts";
import { isId } from "../../kernel/ids.ts";
import { notify } from "../../notifications/commands.ts";
import { type Transaction, writer } from "../../platform/db/clients.ts";
import type { Actor } from "../../policy/actor.ts";
import { authorize } from "../../policy/can.ts";
import { DOCUMENT_LABELS } from "../copy.ts";
import { type DocumentKind, groupOf } from "../rules.ts";
import type { ShareInput } from "../schemas.ts";
import { listPossibleReaders } from "./queries.ts";

/** A document of the person's own that can be shared at all. @throws {DomainError} document.not-found */
async function ownDocument(tx: Transaction, documentId: string, userId: string) {
  const found = isId(documentId)
    ? await tx.storedDocument.findFirst({
        where: { id: documentId, ownerId: userId, deletedAt: null },
        select: { id: true, kind: true, propertyId: true },
      })
    : null;
  const group = found && groupOf(found.kind);
  if (!found || !group) throw new DomainError("document.not-found");
  return { ...found, kind: found.kind as DocumentKind, group };
}

/**
 * Shows a document to a person whom its owner deals with, until that is revoked; the person is told.
 * Shared with them already, nothing happens.
 * @throws {DomainError} document.not-found, document.reader-not-found
 */
export async function shareDocument(
  { documentId, userId }: ShareInput,
  actor: Actor,
  now = new Date(),
): Promise<void> {
  authorize(actor, "account.change");
  await writer().$transaction(async (tx) => {
    const { id, kind, group, propertyId } = await ownDocument(tx, documentId, actor.userId);
    const readers = await listPossibleReaders(actor.userId, group, propertyId);
    if (!readers.some((reader) => reader.userId === userId)) {
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
    await record(tx, "document.shared", id, actor, now);
  });
}

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
    const { id } = await ownDocument(tx, documentId, actor.userId);
    const { count } = await tx.documentShare.updateMany({
      where: { documentId: id, userId, revokedAt: null },
      data: { revokedAt: now },
    });
    if (count > 0) await record(tx, "document.share-revoked", id, actor, now);
  });
}

/** Stops showing the papers of a home of the actor's to a person, in the caller's transaction. */
export async function revokeSharesOfHome(
  tx: Transaction,
  { propertyId, userId }: { propertyId: string; userId: string },
  actor: Actor,
  now: Date,
): Promise<void> {
  const shares = await tx.documentShare.findMany({
    where: { userId, revokedAt: null, document: { propertyId, ownerId: actor.userId } },
    select: { documentId: true },
  });
  for (const { documentId } of shares) {
    const where = { documentId_userId: { documentId, userId } };
    await tx.documentShare.update({ where, data: { revokedAt: now } });
    await record(tx, "document.share-revoked", documentId, actor, now);
  }
}

const record = (
  tx: Transaction,
  action: "document.shared" | "document.share-revoked",
  id: string,
  actor: Actor,
  now: Date,
) =>
  recordAudit(
    tx,
    { action, subject: { type: "document", id }, actor, concernsId: actor.userId },
    now,
  );
