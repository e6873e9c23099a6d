import type { Transaction } from "../../../platform/db/clients.ts";
import type { Channel } from "../../rules.ts";
import type { WaitingDelivery } from "../due.ts";

/** What becomes of a delivery. */
type Outcome = { state: "sent"; sentAt: Date } | { state: "skipped" };

/** Settles deliveries that wait. @returns whether all of them still did. */
export async function settleDeliveries(
  tx: Transaction,
  channel: Channel,
  deliveries: readonly WaitingDelivery[],
  outcome: Outcome,
): Promise<boolean> {
  if (deliveries.length === 0) return true;
  const ids = deliveries.map(({ notificationId }) => notificationId);
  const { count } = await tx.notificationDelivery.updateMany({
    where: { notificationId: { in: ids }, channel, state: "waiting" },
    data: { ...outcome, leasedUntil: null },
  });
  return count === ids.length;
}
