import { DomainError } from "../../kernel/errors.ts";
import type { Transaction } from "../../platform/db/clients.ts";
import { ATTACHMENT } from "../attachments.ts";

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
