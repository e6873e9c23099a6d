import { DomainError } from "../../kernel/errors.ts";
import { sha256 } from "../../platform/sha256.ts";
import type { Actor } from "../../policy/actor.ts";
import { documentJson, readDocument } from "../document.ts";
import { homeTown, publisherName } from "../document-copy.ts";
import type { DocumentReader } from "../document-reader.ts";
import { type EvidenceFile, readEvidence } from "../evidence-document.ts";
import { findSignedDocument, type GivenMandate } from "./find-signed-document.ts";

/**
 * What proves the signature of a mandate, or of one of its amendments, with its hashes counted again.
 * @throws {DomainError} mandate.not-found
 */
export async function findEvidence(
  given: GivenMandate,
  actor: Actor,
  now: Date,
): Promise<{ file: EvidenceFile; sellerId: string; reader: DocumentReader }> {
  const signed = await findSignedDocument(given, actor);
  const { id: signatureId, pdf, fileName, number, position, sellerId, reader } = signed;
  if (signed.evidence === null) throw new DomainError("mandate.not-found");
  const document = readDocument(signed.terms);
  const file: EvidenceFile = {
    evidence: readEvidence(signed.evidence),
    signatureId,
    mandateNumber: number,
    position,
    home: { title: document.home.title, town: homeTown(document.home) },
    priceCents: document.price.priceCents,
    trial: document.trial,
    publisherName: publisherName(document.publisher),
    fileName,
    fileBytes: pdf.byteLength,
    isIntact:
      sha256(pdf) === signed.pdfSha256 && sha256(documentJson(document)) === signed.termsSha256,
    checkedAt: now,
  };
  return { file, sellerId, reader };
}
