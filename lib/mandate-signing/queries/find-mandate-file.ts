import type { Actor } from "../../policy/actor.ts";
import type { DocumentReader } from "../document-reader.ts";
import { findSignedDocument, type GivenMandate } from "./find-signed-document.ts";

/**
 * The signed file of a mandate, or of one of its amendments.
 * @throws {DomainError} mandate.not-found
 */
export async function findMandateFile(
  given: GivenMandate,
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
