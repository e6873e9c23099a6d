import { drawDocument } from "../platform/pdf.ts";
import { amendmentText } from "./amendment-copy.ts";
import type { SignatureBlock, SignedDocument } from "./document.ts";
import { evidenceText } from "./evidence-copy.ts";
import type { EvidenceFile } from "./evidence-document.ts";
import { mandateText } from "./mandate-copy.ts";

/**
 * A mandate or an amendment as a PDF: as it is signed, or the draft that is shown before.
 * @throws {DomainError} service.unavailable when too many wait
 */
export function drawSigned(
  document: SignedDocument,
  signature: SignatureBlock | null,
  at: Date,
): Promise<Buffer> {
  const text =
    document.kind === "mandate"
      ? mandateText(document, signature)
      : amendmentText(document, signature);
  return drawDocument(text, at);
}

/** The evidence of a signature as a PDF. @throws {DomainError} service.unavailable when too many wait */
export const drawEvidence = (file: EvidenceFile): Promise<Buffer> =>
  drawDocument(evidenceText(file), file.checkedAt);
