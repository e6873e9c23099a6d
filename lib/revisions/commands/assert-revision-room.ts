import { DomainError } from "../../kernel/errors.ts";
import type { Transaction } from "../../platform/db/clients.ts";
import { MOST_OPEN_REVISIONS, OPEN_REVISIONS } from "../states.ts";

/** @throws {DomainError} revision.too-many */
export async function assertRevisionRoom(tx: Transaction, sellerId: string): Promise<void> {
  const open = await tx.listingRevision.count({
    where: { sellerId, status: { in: [...OPEN_REVISIONS] } },
  });
  if (open >= MOST_OPEN_REVISIONS) throw new DomainError("revision.too-many");
}
