import { drawDocument } from "../platform/pdf.ts";
import { amendmentText } from "./amendment-copy.ts";
import type { SignatureBlock, SignedDocument } from "./document.ts";
import { invoiceText } from "./invoices/copy.ts";
import type { InvoiceDocument } from "./invoices/document.ts";
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

/** An invoice as a PDF: the same bytes each time. @throws {DomainError} service.unavailable when too many wait */
export const drawInvoice = (invoice: InvoiceDocument): Promise<Buffer> =>
  drawDocument(invoiceText(invoice), invoice.issuedAt);
