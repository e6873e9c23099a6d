import { recordAudit } from "../../../audit/commands/record-audit.ts";
import { DomainError } from "../../../kernel/errors.ts";
import { type Once, onceTransaction } from "../../../platform/idempotency.ts";
import type { Actor } from "../../../policy/actor.ts";
import { settleTask } from "../../../tasks/commands/settle-task.ts";
import { needsSecondPerson } from "../../rules.ts";
import { batchFor } from "./batch-for-action.ts";

/**
 * A second person of the team approves a batch above the limit: neither who prepared it, nor somebody whom it pays.
 * @throws {DomainError} request.forbidden, batch.not-found, batch.moved, batch.second-person, commission.own
 */
export function approveBatch(
  { batchId }: { batchId: string },
  actor: Actor,
  now = new Date(),
): Promise<Once<{ batchId: string }>> {
  return onceTransaction(async (tx) => {
    const batch = await batchFor(tx, { batchId, action: "approve" }, actor);
    const { userId } = actor;
    if (batch.createdById === userId && needsSecondPerson(batch.totalCents)) {
      throw new DomainError("batch.second-person");
    }
    if (batch.payouts.some(({ looperId }) => looperId === userId)) {
      throw new DomainError("commission.own");
    }
    await tx.payoutBatch.update({
      where: { id: batchId },
      data: { approvedAt: now, approvedById: userId },
    });
    const task = { kind: "payout-batch", subjectId: batchId, since: batch.createdAt } as const;
    await settleTask(tx, task, actor, now);
    await recordAudit(
      tx,
      {
        action: "payout.batch-approved",
        subject: { type: "payout-batch", id: batchId },
        actor,
        concernsId: null,
        detail: { totalCents: batch.totalCents },
      },
      now,
    );
    return { batchId };
  });
}
