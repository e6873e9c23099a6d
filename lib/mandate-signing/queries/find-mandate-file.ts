import type { Actor } from "../../policy/actor.ts";
import type { DocumentReader } from "../document-reader.ts";
import { findSignedDocument, type GivenDocument } from "./find-signed-document.ts";

/**
 * The signed file of a mandate, of one of its amendments, or of what was decided under it.
 * @throws {DomainError} mandate.not-found
 */
export async function findMandateFile(
  given: GivenDocument,
  actor: Actor,
): Promise<{
  body: Uint8Array;
  fileName: string;
  number: number;
  sellerId: string;
  reader: DocumentReader;
}> {
  const { pdf, fileName, number, sellerId, reader } = await findSignedDocument(given, actor);
  return { body: pdf, fileName, number, sellerId, reader };
}
