import { DomainError } from "../../../kernel/errors.ts";
import type { Transaction } from "../../../platform/db/clients.ts";
import { isUniqueViolation } from "../../../platform/db/conflicts.ts";

/** @throws {DomainError} shortlist.taken where one of them shares with somebody already */
export async function assertSharesWithNobody(tx: Transaction, ...userIds: string[]): Promise<void> {
  const members = await tx.shortlistMember.count({ where: { userId: { in: userIds } } });
  if (members > 0) throw new DomainError("shortlist.taken");
}

/**
 * Makes two people those of a share.
 * @throws {DomainError} shortlist.taken where one of them became another's meanwhile
 */
export async function joinShortlist(
  tx: Transaction,
  shareId: string,
  ...userIds: string[]
): Promise<void> {
  try {
    for (const userId of userIds) await tx.shortlistMember.create({ data: { userId, shareId } });
  } catch (error) {
    throw isUniqueViolation(error) ? new DomainError("shortlist.taken") : error;
  }
}
