import { DomainError } from "../../kernel/errors.ts";
import { isId } from "../../kernel/ids.ts";
import type { Transaction } from "../../platform/db/clients.ts";
import { type DocumentKind, groupOf } from "../rules.ts";

/** A document of the person's own that can be shared at all. @throws {DomainError} document.not-found */
export async function ownShareableDocument(tx: Transaction, documentId: string, userId: string) {
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
