import { DomainError } from "../../kernel/errors.ts";
import type { Transaction } from "../../platform/db/clients.ts";

/** Most revisions that one person has open. */
const MOST_OPEN = 50;

/** @throws {DomainError} revision.too-many */
export async function assertRevisionRoom(tx: Transaction, sellerId: string): Promise<void> {
  const open = await tx.listingRevision.count({
    where: { sellerId, status: { in: ["editing", "in_review"] } },
  });
  if (open >= MOST_OPEN) throw new DomainError("revision.too-many");
}
