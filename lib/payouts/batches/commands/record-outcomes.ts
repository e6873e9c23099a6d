import { recordAudit } from "../../../audit/commands/record-audit.ts";
import { DomainError } from "../../../kernel/errors.ts";
import { civilDay } from "../../../kernel/time.ts";
import { notify } from "../../../notifications/commands/notify.ts";
import type { Transaction } from "../../../platform/db/clients.ts";
import { type Once, onceTransaction } from "../../../platform/idempotency.ts";
import type { Actor } from "../../../policy/actor.ts";
import { REFUSAL_LABELS } from "../../copy.ts";
import { BATCH_FIELDS } from "../copy.ts";
import type { PaidPayouts, RefusedPayouts } from "../schemas.ts";
import { batchFor } from "./batch-for-action.ts";

type Batch = Awaited<ReturnType<typeof batchFor>>;

/** The payments that were chosen. @throws {DomainError} payout.not-found, payout.recorded */
function chosen(batch: Batch, payoutIds: readonly string[]) {
  return [...new Set(payoutIds)].map((payoutId) => {
    const payout = batch.payouts.find(({ id }) => id === payoutId);
    if (!payout) throw new DomainError("payout.not-found");
    if (payout.outcome !== null) throw new DomainError("payout.recorded");
    return payout;
  });
}

const audit = (
  tx: Transaction,
  action: "payout.paid" | "payout.refused",
  { batchId, looperId, amountCents }: Batch["payouts"][number],
  actor: Actor,
  now: Date,
) =>
  recordAudit(
    tx,
    {
      action,
      subject: { type: "payout-batch", id: batchId },
      actor,
      concernsId: looperId,
      detail: { amountCents },
    },
    now,
  );

/**
 * Records payments of a batch that the bank made; their loopers are notified.
 * @throws {DomainError} request.forbidden, batch.not-found, batch.moved, payout.not-found, payout.recorded;
 * request.invalid with the day
 */
export function recordPaid(
  { batchId, payoutIds, paidOn, reference }: PaidPayouts,
  actor: Actor,
  now = new Date(),
): Promise<Once<{ batchId: string }>> {
  return onceTransaction(async (tx) => {
    const batch = await batchFor(tx, { batchId, action: "record" }, actor);
    const payouts = chosen(batch, payoutIds);
    const first = civilDay(batch.fileTakenAt ?? batch.createdAt);
    const today = civilDay(now);
    if (paidOn < first || paidOn > today) {
      throw new DomainError("request.invalid", { paidOn: BATCH_FIELDS.dayBounds(first, today) });
    }
    for (const payout of payouts) {
      const { id, looperId, amountCents, account } = payout;
      await tx.payout.update({
        where: { id },
        data: {
          ...{ outcome: "paid", paidOn, reference },
          ...{ recordedAt: now, recordedById: actor.userId },
        },
      });
      await audit(tx, "payout.paid", payout, actor, now);
      const data = { amountCents, paidOn, lastFour: account.lastFour };
      await notify(tx, { userId: looperId, event: "payout.paid", data }, now);
    }
    return { batchId };
  });
}

/**
 * Records payments of a batch that the bank refused, or whose file never left: their statements are to be paid again.
 * @throws {DomainError} request.forbidden, batch.not-found, batch.moved, payout.not-found, payout.recorded
 */
export function recordRefused(
  { batchId, payoutIds, refusal }: RefusedPayouts,
  actor: Actor,
  now = new Date(),
): Promise<Once<{ batchId: string }>> {
  return onceTransaction(async (tx) => {
    const batch = await batchFor(tx, { batchId, action: "record" }, actor);
    for (const payout of chosen(batch, payoutIds)) {
      const { id, looperId, amountCents, account } = payout;
      await tx.payout.update({
        where: { id },
        data: { outcome: "refused", refusal, recordedAt: now, recordedById: actor.userId },
      });
      await tx.payoutStatement.updateMany({
        where: { payoutId: id, releasedAt: null },
        data: { releasedAt: now },
      });
      await audit(tx, "payout.refused", payout, actor, now);
      // A file that never left is nothing that its looper could mend.
      if (refusal === "not_sent") continue;
      const data = { amountCents, reason: REFUSAL_LABELS[refusal], lastFour: account.lastFour };
      await notify(tx, { userId: looperId, event: "payout.refused", data }, now);
    }
    return { batchId };
  });
}
