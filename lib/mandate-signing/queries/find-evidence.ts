import { DomainError } from "../../kernel/errors.ts";
import { sha256 } from "../../platform/sha256.ts";
import type { Actor } from "../../policy/actor.ts";
import { documentJson } from "../document.ts";
import { homeTown, publisherName } from "../document-copy.ts";
import { documentName } from "../document-name.ts";
import type { DocumentReader } from "../document-reader.ts";
import { type EvidenceFile, readEvidence, readPartyEvidence } from "../evidence-document.ts";
import { findSignedDocument, type GivenDocument } from "./find-signed-document.ts";
import { listSigners } from "./list-signers.ts";

/**
 * What proves the signatures of a mandate, of one of its amendments or of what was decided under it, with its hashes
 * counted again.
 * @throws {DomainError} mandate.not-found
 */
export async function findEvidence(
  given: GivenDocument,
  actor: Actor,
  now: Date,
): Promise<{ file: EvidenceFile; evidenceName: string; sellerId: string; reader: DocumentReader }> {
  const signed = await findSignedDocument(given, actor);
  const { id: signatureId, pdf, fileName, document, number, sellerId, reader } = signed;
  if (signed.evidence === null) throw new DomainError("mandate.not-found");
  const signers = await listSigners(signatureId);
  const file: EvidenceFile = {
    evidence: readEvidence(signed.evidence),
    others: signers.flatMap(({ evidence }) =>
      evidence === null ? [] : [readPartyEvidence(evidence)],
    ),
    what: documentName(document, number),
    signatureId,
    mandateNumber: number,
    isMandate: document.kind === "mandate",
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
  return { file, evidenceName: `preuve-${fileName}`, sellerId, reader };
}
