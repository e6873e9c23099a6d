import { DomainError } from "../../kernel/errors.ts";
import { isId } from "../../kernel/ids.ts";
import type { Transaction } from "../../platform/db/clients.ts";
import { type FieldVersions, readContent } from "../content.ts";

/** A revision of the actor's own, with its content. @throws {DomainError} revision.not-found */
export async function ownRevision(tx: Transaction, revisionId: string, sellerId: string) {
  const row = isId(revisionId)
    ? await tx.listingRevision.findFirst({
        where: { id: revisionId, sellerId, status: { not: "discarded" } },
        include: { property: { select: { status: true } } },
      })
    : null;
  if (!row) throw new DomainError("revision.not-found");
  const fieldVersions = row.fieldVersions as FieldVersions;
  return { ...row, content: readContent(row.content), fieldVersions };
}
