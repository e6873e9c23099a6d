import { DomainError } from "../../kernel/errors.ts";
import type { Transaction } from "../../platform/db/clients.ts";
import {
  ATTACHMENT,
  ATTACHMENT_BYTES_A_DAY,
  ATTACHMENTS_EACH,
  countedSince,
} from "../attachments.ts";

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
    // Deleted ones too: a person who sends and deletes by turns fills no disk, and wears it out no
    // less.
    where: { ...own, createdAt: { gt: countedSince(now) } },
    _sum: { bytes: true },
  });
  if ((today._sum.bytes ?? 0) + bytes > ATTACHMENT_BYTES_A_DAY) {
    throw new DomainError("attachment.daily-limit");
  }
}
