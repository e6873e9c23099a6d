import { DomainError } from "../../kernel/errors.ts";
import { fromDbInstant } from "../../platform/db/instants.ts";
import { type DocumentFile, documentFileName } from "../document-file.ts";
import { drawSigned } from "../draw-papers.ts";
import { findPartyDocument } from "../queries/find-party-signature.ts";

/**
 * Opens the document of a party's link: as it was signed, or the draft that waits for signatures.
 * @throws {DomainError} signature.not-found, service.unavailable
 */
export async function openPartyDocument(token: unknown): Promise<DocumentFile> {
  const found = await findPartyDocument(token);
  if (found === null) throw new DomainError("signature.not-found");
  const { row, document } = found;
  if (row.pdf !== null && row.mandateNumber !== null) {
    return { body: row.pdf, fileName: documentFileName.signed(document, row.mandateNumber) };
  }
  const body = await drawSigned(document, null, fromDbInstant(row.createdAt));
  return { body, fileName: documentFileName.preview(document.kind) };
}
