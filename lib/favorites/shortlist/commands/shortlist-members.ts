import { DomainError } from "../../../kernel/errors.ts";
import type { Transaction } from "../../../platform/db/clients.ts";

/** @throws {DomainError} shortlist.taken where one of them shares with somebody already */
export async function assertSharesWithNobody(tx: Transaction, ...userIds: string[]): Promise<void> {
  const members = await tx.shortlistMember.count({ where: { userId: { in: userIds } } });
  if (members > 0) throw new DomainError("shortlist.taken");
}

/** Makes two people those of a share. Where one of them became another's meanwhile the row's key refuses it. */
export async function joinShortlist(
  tx: Transaction,
  shareId: string,
  ...userIds: string[]
): Promise<void> {
  for (const userId of userIds) await tx.shortlistMember.create({ data: { userId, shareId } });
}
