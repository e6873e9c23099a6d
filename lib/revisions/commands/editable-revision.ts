import { DomainError } from "../../kernel/errors.ts";
import type { Transaction } from "../../platform/db/clients.ts";
import { OPEN_REVISIONS } from "../states.ts";

/**
 * The open revision of a property, where the team has not got it.
 * @throws {DomainError} revision.closed while the team looks at it
 */
export async function editableRevision(tx: Transaction, propertyId: string) {
  const open = await tx.listingRevision.findFirst({
    where: { propertyId, status: { in: [...OPEN_REVISIONS] } },
  });
  if (open?.status === "in_review") throw new DomainError("revision.closed");
  return open;
}
