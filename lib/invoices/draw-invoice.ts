import { drawDocument } from "../platform/pdf.ts";
import { invoiceText } from "./copy.ts";
import type { InvoiceDocument } from "./document.ts";

/** An invoice as a PDF: the same bytes each time. @throws {DomainError} service.unavailable when too many wait */
export const drawInvoice = (invoice: InvoiceDocument): Promise<Buffer> =>
  drawDocument(invoiceText(invoice), invoice.issuedAt);
