import type { DocumentFile } from "../../../mandate-signing/document-file.ts";
import type { Actor } from "../../../policy/actor.ts";
import { drawStatement } from "../draw-statement.ts";
import { readIssue } from "../queries/read-issue.ts";

/** An issued statement as a PDF. @throws {DomainError} statement.not-found; service.unavailable */
export async function openStatement(statementId: string, actor: Actor): Promise<DocumentFile> {
  const { document, issuedAt } = await readIssue(actor, statementId);
  return {
    body: await drawStatement(document, issuedAt),
    fileName: `${document.number.toLowerCase()}.pdf`,
  };
}
