import type { Transaction } from "../../platform/db/clients.ts";

/** Whether one of two people blocked the other, in either direction. */
export async function blocksBetween(
  tx: Transaction,
  userId: string,
  otherId: string,
): Promise<{ hasBlocked: boolean; isBlocked: boolean }> {
  const blocks = await tx.userBlock.findMany({
    where: {
      OR: [
        { blockerId: userId, blockedId: otherId },
        { blockerId: otherId, blockedId: userId },
      ],
    },
    select: { blockerId: true },
  });
  return {
    hasBlocked: blocks.some(({ blockerId }) => blockerId === userId),
    isBlocked: blocks.some(({ blockerId }) => blockerId === otherId),
  };
}
