import { DomainError } from "../../kernel/errors.ts";
import type { MandateInForce } from "../../mandates/commands/mandate-in-force.ts";
import { uncoveredNames } from "../../mandates/coverage.ts";
import type { Transaction } from "../../platform/db/clients.ts";
import type { DocumentProperty, DocumentPublisher } from "../document.ts";
import { canTakeMandates, documentPublisher } from "../queries/document-publisher.ts";
import { subjectToSign } from "./subject-to-sign.ts";

/** What a decision is about and under what it is taken. */
export interface DecisionSubject {
  property: DocumentProperty;
  publisher: DocumentPublisher;
  mandate: MandateInForce;
}

/**
 * A home as it stands with its mandate, for a decision of all who gave that.
 * @throws {DomainError} listing.not-found, mandate.not-in-force, mandate.publisher-unknown; revision.seller-not-signed
 * where others sell than the mandate names
 */
export async function decisionToSign(
  tx: Transaction,
  propertyId: string,
  sellerId: string,
  now: Date,
): Promise<DecisionSubject> {
  const { standing: property, mandate, names } = await subjectToSign(tx, propertyId, sellerId, now);
  if (mandate === null) throw new DomainError("mandate.not-in-force");
  const items = uncoveredNames(mandate, names)?.items ?? [];
  if (items.includes("seller") || items.includes("decisions")) {
    throw new DomainError("revision.seller-not-signed");
  }
  if (!canTakeMandates(property)) throw new DomainError("mandate.publisher-unknown");
  return { property, publisher: documentPublisher(), mandate };
}
