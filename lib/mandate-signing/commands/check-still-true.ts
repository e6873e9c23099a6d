import { DomainError } from "../../kernel/errors.ts";
import type { Transaction } from "../../platform/db/clients.ts";
import { isDecision, isStillTrue, type SignedDocument } from "../document.ts";
import { documentPublisher } from "../queries/document-publisher.ts";
import { subjectToSign } from "./subject-to-sign.ts";

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
  const { property, standing, priceCents } = await subjectToSign(tx, propertyId, sellerId, now);
  const described = isDecision(document) ? standing : property;
  if (!isStillTrue(document, described, documentPublisher(), priceCents)) {
    throw new DomainError("signature.terms-changed");
  }
}
