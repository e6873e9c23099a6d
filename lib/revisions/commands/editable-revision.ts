import { DomainError } from "../../kernel/errors.ts";
import type { Transaction } from "../../platform/db/clients.ts";

/**
 * The open revision of a property, where the team has not got it.
 * @throws {DomainError} revision.closed while the team looks at it
 */
export async function editableRevision(tx: Transaction, propertyId: string) {
  const open = await tx.listingRevision.findFirst({
    where: { propertyId, status: { in: ["editing", "in_review"] } },
  });
  if (open?.status === "in_review") throw new DomainError("revision.closed");
  return open;
}
