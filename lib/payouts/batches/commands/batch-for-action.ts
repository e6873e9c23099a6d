import { DomainError } from "../../../kernel/errors.ts";
import { isId } from "../../../kernel/ids.ts";
import type { Transaction } from "../../../platform/db/clients.ts";
import type { Actor } from "../../../policy/actor.ts";
import { authorize } from "../../../policy/can.ts";
import { type BatchAction, batchStateOf, mayMoveBatch } from "../../rules.ts";

const BATCH = {
  payouts: { orderBy: { id: "asc" }, include: { account: true } },
} as const;

/**
 * The batch that somebody of the team is about to do something with.
 * @throws {DomainError} request.forbidden; batch.not-found; batch.moved where it can't be done any more
 */
export async function batchFor(
  tx: Transaction,
  { batchId, action }: { batchId: string; action: BatchAction },
  actor: Actor,
) {
  authorize(actor, "payouts.make");
  const batch = isId(batchId)
    ? await tx.payoutBatch.findUnique({ where: { id: batchId }, include: BATCH })
    : null;
  if (!batch) throw new DomainError("batch.not-found");
  const open = batch.payouts.filter(({ outcome }) => outcome === null).length;
  if (!mayMoveBatch(action, batchStateOf({ ...batch, open }))) throw new DomainError("batch.moved");
  return batch;
}
