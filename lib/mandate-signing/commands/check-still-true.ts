import { DomainError } from "../../kernel/errors.ts";
import type { Transaction } from "../../platform/db/clients.ts";
import { isDecision, isStillTrue, type SignedDocument } from "../document.ts";
import { documentPublisher } from "../queries/document-publisher.ts";
import { subjectFor, subjectToSign } from "./subject-to-sign.ts";

/**
 * A document whose home, price or parties changed since it was sent is signed by nobody any more.
 * @throws {DomainError} signature.terms-changed
 */
export async function checkStillTrue(
  tx: Transaction,
  document: SignedDocument,
  { propertyId, sellerId }: { propertyId: string; sellerId: string },
  now: Date,
): Promise<void> {
  const subject = await subjectToSign(tx, propertyId, sellerId, now);
  const property = isDecision(document)
    ? await subjectFor(tx, propertyId, sellerId)
    : subject.property;
  if (!isStillTrue(document, property, documentPublisher(), subject.priceCents)) {
    throw new DomainError("signature.terms-changed");
  }
}
