import { normalizeEmail } from "../../kernel/email.ts";
import { DomainError } from "../../kernel/errors.ts";
import { mayMail } from "../../platform/attempts.ts";
import type { Origin } from "../../platform/request.ts";
import { partiesOfDocument, type SignedDocument } from "../document.ts";

/**
 * Counts a mail to each of some parties of a document: nobody is written to without end because somebody names them.
 * @throws {DomainError} request.too-many
 */
export async function checkMails(
  document: SignedDocument,
  positions: readonly number[],
  origin: Origin,
): Promise<void> {
  const parties = partiesOfDocument(document);
  for (const position of positions) {
    const email = parties[position - 1]?.email;
    if (email !== undefined && !(await mayMail("signature-mail", normalizeEmail(email), origin))) {
      throw new DomainError("request.too-many");
    }
  }
}
