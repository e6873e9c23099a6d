import type { Transaction } from "../../../platform/db/clients.ts";
import type { Prisma } from "../../../platform/db/generated/client.ts";

/**
 * Ends when somebody receives, in the homes that `property` finds: no slot of theirs is offered any more, nor made. Their
 * visits are another matter.
 */
export async function endReceivingIn(
  tx: Transaction,
  { hostId, property = {} }: { hostId: string; property?: Prisma.PropertyWhereInput },
  now: Date,
): Promise<void> {
  await tx.visitSchedule.deleteMany({ where: { hostId, property } });
  await tx.visitSlot.deleteMany({ where: { hostId, property, visits: { none: {} } } });
  await tx.visitSlot.updateMany({
    where: { hostId, property, startsAt: { gt: now }, closedAt: null },
    data: { closedAt: now },
  });
}
