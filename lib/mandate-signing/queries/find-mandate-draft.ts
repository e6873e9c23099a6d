import { DomainError } from "../../kernel/errors.ts";
import { isId } from "../../kernel/ids.ts";
import { mandateTerms } from "../../mandates/rules.ts";
import type { Actor } from "../../policy/actor.ts";
import { authorize } from "../../policy/can.ts";
import { mandateDocument, type SignedDocument } from "../document.ts";
import { subjectOf } from "../subject.ts";
import { documentPublisher } from "./document-publisher.ts";
import { findSubjectToSign } from "./find-subject-to-sign.ts";

/** What the mandate of one's own home would say, at its present price. @throws {DomainError} listing.not-found */
export async function findMandateDraft(
  propertyId: string,
  actor: Actor,
  now: Date,
): Promise<SignedDocument> {
  authorize(actor, "account.read");
  const found = isId(propertyId)
    ? await findSubjectToSign(propertyId, actor.userId, now)
    : undefined;
  if (!found) throw new DomainError("listing.not-found");
  const { row } = found;
  return mandateDocument(subjectOf(row), documentPublisher(), mandateTerms(row.priceCents));
}
