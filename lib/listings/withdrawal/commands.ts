import type { Transaction } from "../../platform/db/clients.ts";
import type { Prisma } from "../../platform/db/generated/client.ts";

/** Ends what others had planned in homes that are withdrawn: visits, open slots, offers without an answer. */
export async function endPlansIn(
  tx: Transaction,
  property: Prisma.PropertyWhereInput,
  now: Date,
): Promise<void> {
  await tx.visit.updateMany({
    where: { property, status: { in: ["pending", "scheduled"] } },
    data: { status: "cancelled" },
  });
  await tx.visitSlot.deleteMany({ where: { property, visits: { none: {} } } });
  await tx.offer.updateMany({
    where: { property, status: "pending" },
    data: { status: "rejected", decidedAt: now },
  });
}
