import { drawDocument } from "../../platform/pdf.ts";
import { statementText } from "./copy.ts";
import type { StatementDocument } from "./document.ts";

/** An issued statement as a PDF: the same bytes each time. @throws {DomainError} service.unavailable when too many wait */
export const drawStatement = (document: StatementDocument, issuedAt: Date): Promise<Buffer> =>
  drawDocument(statementText(document, issuedAt), issuedAt);
