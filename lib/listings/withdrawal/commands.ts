import type { Transaction } from "../../platform/db/clients.ts";
import type { Prisma } from "../../platform/db/generated/client.ts";
import { endOffersIn } from "./offers/commands.ts";
import { endVisitsIn } from "./visits/commands.ts";

/**
 * Ends what others had planned in homes that are withdrawn: visits, whose two sides are told, open slots,
 * offers without an answer.
 */
export async function endPlansIn(
  tx: Transaction,
  property: Prisma.PropertyWhereInput,
  now: Date,
): Promise<void> {
  await endVisitsIn(tx, { property }, "listing_withdrawn", now);
  await tx.visitSlot.deleteMany({ where: { property, visits: { none: {} } } });
  await tx.visitSlot.updateMany({
    where: { property, startsAt: { gt: now }, closedAt: null },
    data: { closedAt: now },
  });
  await tx.visitSchedule.deleteMany({ where: { property } });
  await endOffersIn(tx, property, now);
}
