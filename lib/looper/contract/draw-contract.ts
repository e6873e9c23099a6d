import { drawDocument } from "../../platform/pdf.ts";
import { type ContractSignature, contractText } from "./copy.ts";
import type { ContractTerms } from "./terms.ts";

/**
 * A contract as a PDF: as it is signed, or the draft that is shown before.
 * @throws {DomainError} service.unavailable when too many wait
 */
export const drawContract = (
  terms: ContractTerms,
  signature: ContractSignature | null,
  at: Date,
): Promise<Buffer> => drawDocument(contractText(terms, signature), at);
