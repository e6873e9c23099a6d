import { DomainError } from "../../kernel/errors.ts";
import { isId } from "../../kernel/ids.ts";
import type { Transaction } from "../../platform/db/clients.ts";

/** A document of the person's own. @throws {DomainError} document.not-found */
export async function ownDocument(tx: Transaction, documentId: string, userId: string) {
  const found = isId(documentId)
    ? await tx.storedDocument.findFirst({
        where: { id: documentId, ownerId: userId, deletedAt: null },
        select: {
          id: true,
          kind: true,
          expiresOn: true,
          message: {
            select: { conversation: { select: { id: true, contactId: true, ownerId: true } } },
          },
        },
      })
    : null;
  if (!found) throw new DomainError("document.not-found");
  return found;
}
