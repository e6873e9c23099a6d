import { drawDocument } from "../platform/pdf.ts";
import type { SaleTerms } from "./record.ts";
import { recordText } from "./record-copy.ts";

/**
 * The record of an accepted offer as a PDF, made of its terms alone: the same bytes each time.
 * @throws {DomainError} service.unavailable when too many wait
 */
export function drawRecord(saleId: string, terms: SaleTerms): Promise<Buffer> {
  return drawDocument(recordText(saleId, terms), new Date(terms.acceptedAt));
}
