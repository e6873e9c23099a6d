import { DomainError } from "../../kernel/errors.ts";
import { isId } from "../../kernel/ids.ts";
import { fromDbInstant } from "../../platform/db/instants.ts";
import { reads } from "../../platform/db/read.ts";
import type { Actor } from "../../policy/actor.ts";
import { authorize } from "../../policy/can.ts";
import { readDocument, type SignedDocument } from "../document.ts";
import { type DocumentReader, documentReaderOf } from "../document-reader.ts";

/**
 * What a document that waits for its signature says, for the person who is to sign it or the team.
 * @throws {DomainError} signature.not-found
 */
export async function findSignature(
  id: string,
  actor: Actor,
): Promise<{
  document: SignedDocument;
  createdAt: Date;
  signerId: string;
  reader: DocumentReader;
}> {
  authorize(actor, "account.read");
  const row = isId(id)
    ? await reads()
        .selectFrom("Signature")
        .select(["signerId", "terms", "createdAt"])
        .where("id", "=", id)
        .executeTakeFirst()
    : undefined;
  const reader = row ? documentReaderOf(row.signerId, actor) : null;
  if (!row || reader === null) throw new DomainError("signature.not-found");
  const { signerId } = row;
  const createdAt = fromDbInstant(row.createdAt);
  return { document: readDocument(row.terms), createdAt, signerId, reader };
}
