import type { Transaction } from "../../../platform/db/clients.ts";

/** What the team wrote about somebody's listings and visits, and about them as a looper: what was concluded stays. */
export async function eraseQuality(tx: Transaction, userId: string): Promise<void> {
  const concerns = {
    OR: [
      { looperId: userId },
      { property: { sellerId: userId } },
      { visit: { OR: [{ buyerId: userId }, { hostId: userId }] } },
    ],
  };
  await tx.qualityDecision.updateMany({ where: { check: concerns }, data: { note: "" } });
  await tx.looperQualityCase.updateMany({
    where: { looperId: userId, decidedAt: { not: null } },
    data: { note: "" },
  });
}
