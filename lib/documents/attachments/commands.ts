import { DomainError } from "../../kernel/errors.ts";
import { type Transaction, writer } from "../../platform/db/clients.ts";
import { eraseDocumentsIn, removeBytes } from "../erasure/commands.ts";
import {
  ATTACHMENT,
  ATTACHMENT_BYTES_A_DAY,
  ATTACHMENTS_EACH,
  countedSince,
  unsentBefore,
} from "./rules.ts";

/**
 * Whether a person may have one more attachment.
 * @param bytes of it; 0 where they are not known yet
 * @throws {DomainError} attachment.too-many, attachment.daily-limit
 */
export async function assertAttachmentRoom(
  tx: Transaction,
  { ownerId, bytes }: { ownerId: string; bytes: number },
  now: Date,
): Promise<void> {
  const own = { ownerId, kind: ATTACHMENT } as const;
  const count = await tx.storedDocument.count({ where: { ...own, deletedAt: null } });
  if (count >= ATTACHMENTS_EACH) throw new DomainError("attachment.too-many");
  const today = await tx.storedDocument.aggregate({
    // Deleted ones too: who sends and deletes by turns fills no disk, and wears it out no less.
    where: { ...own, createdAt: { gt: countedSince(now) } },
    _sum: { bytes: true },
  });
  if ((today._sum.bytes ?? 0) + bytes > ATTACHMENT_BYTES_A_DAY) {
    throw new DomainError("attachment.daily-limit");
  }
}

/**
 * Has documents come with a message, in the caller's transaction: their owner's, that were stored to be
 * attached and are not yet. One that is not has the whole message refused.
 * @throws {DomainError} attachment.not-found
 */
export async function attachDocuments(
  tx: Transaction,
  {
    messageId,
    ownerId,
    documentIds,
  }: { messageId: string; ownerId: string; documentIds: readonly string[] },
): Promise<void> {
  if (documentIds.length === 0) return;
  const { count } = await tx.storedDocument.updateMany({
    where: {
      id: { in: [...documentIds] },
      ownerId,
      kind: ATTACHMENT,
      messageId: null,
      deletedAt: null,
    },
    data: { messageId },
  });
  if (count !== documentIds.length) throw new DomainError("attachment.not-found");
}

/** Deletes the attachments that nobody sent within a day. */
export async function purgeUnsentAttachments(now = new Date()): Promise<void> {
  const unsent = {
    kind: ATTACHMENT,
    messageId: null,
    createdAt: { lt: unsentBefore(now) },
  } as const;
  const keys = await writer().$transaction((tx) => eraseDocumentsIn(tx, unsent, now));
  await removeBytes(keys);
}
