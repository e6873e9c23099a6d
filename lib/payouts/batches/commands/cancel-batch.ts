import { recordAudit } from "../../../audit/commands/record-audit.ts";
import { type Once, onceTransaction } from "../../../platform/idempotency.ts";
import type { Actor } from "../../../policy/actor.ts";
import { batchFor } from "./batch-for-action.ts";

/**
 * Cancels a batch whose file nobody took: its statements can be paid again.
 * @throws {DomainError} request.forbidden, batch.not-found, batch.moved
 */
export function cancelBatch(
  { batchId }: { batchId: string },
  actor: Actor,
  now = new Date(),
): Promise<Once<{ batchId: string }>> {
  return onceTransaction(async (tx) => {
    await batchFor(tx, { batchId, action: "cancel" }, actor);
    await tx.payoutStatement.updateMany({
      where: { payout: { batchId }, releasedAt: null },
      data: { releasedAt: now },
    });
    await tx.payoutBatch.update({ where: { id: batchId }, data: { cancelledAt: now } });
    await recordAudit(
      tx,
      {
        action: "payout.batch-cancelled",
        subject: { type: "payout-batch", id: batchId },
        actor,
        concernsId: null,
      },
      now,
    );
    return { batchId };
  });
}
