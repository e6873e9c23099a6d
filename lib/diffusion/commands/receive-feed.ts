import type { Transaction } from "../../platform/db/clients.ts";

/**
 * Writes that a portal has taken the file that was made last: homes that are new in it are there since now, and those that
 * left it are not there since now.
 */
export async function receiveFeed(
  tx: Transaction,
  feed: { portal: string; offeredAt: Date; receivedAt: Date | null },
  now: Date,
): Promise<void> {
  const { portal, offeredAt, receivedAt } = feed;
  // Another machine's clock may have made it later than ours has it.
  const at = now < offeredAt ? offeredAt : now;
  const isNew = receivedAt === null ? { not: null } : { gt: receivedAt };
  await tx.diffusedListing.updateMany({
    where: { portal, leftAt: null, sentSince: isNew },
    data: { sentSince: at },
  });
  await tx.diffusedListing.updateMany({
    where: { portal, leftAt: isNew },
    data: { leftAt: at },
  });
  await tx.diffusionFeed.update({
    where: { portal },
    data: { receivedAt: at },
    select: { portal: true },
  });
}
