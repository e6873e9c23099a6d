import type { DocumentText } from "../kernel/document-text.ts";
import { drawDocument } from "../platform/pdf.ts";
import { amendmentText } from "./amendment-copy.ts";
import { acceptanceText, diffusionText, withdrawalText } from "./decision-copy.ts";
import type { SignatureBlock, SignedDocument } from "./document.ts";
import { evidenceText } from "./evidence-copy.ts";
import type { EvidenceFile } from "./evidence-document.ts";
import { mandateText } from "./mandate-copy.ts";

/**
 * A mandate, or a paper under it, as a PDF: as it is signed, or the draft that is shown before.
 * @throws {DomainError} service.unavailable when too many wait
 */
export function drawSigned(
  document: SignedDocument,
  signature: SignatureBlock | null,
  at: Date,
): Promise<Buffer> {
  return drawDocument(textOf(document, signature), at);
}

function textOf(document: SignedDocument, signature: SignatureBlock | null): DocumentText {
  switch (document.kind) {
    case "mandate":
      return mandateText(document, signature);
    case "amendment":
      return amendmentText(document, signature);
    case "acceptance":
      return acceptanceText(document, signature);
    case "withdrawal":
      return withdrawalText(document, signature);
    case "diffusion":
      return diffusionText(document, signature);
  }
}

/** The evidence of a signature as a PDF. @throws {DomainError} service.unavailable when too many wait */
export const drawEvidence = (file: EvidenceFile): Promise<Buffer> =>
  drawDocument(evidenceText(file), file.checkedAt);
