import { newId } from "../../kernel/ids.ts";
import { daysBefore } from "../../kernel/time.ts";
import type { Transaction } from "../../platform/db/clients.ts";
import { isTooLow, type LooperShare, SHARE_DAYS } from "../rules.ts";

/** How much of what was decided about a looper's checks is in order, what is being corrected counting as not. */
export async function looperShare(
  tx: Transaction,
  looperId: string,
  now: Date,
): Promise<LooperShare> {
  const decided = { looperId, decidedAt: { gte: daysBefore(now, SHARE_DAYS) } };
  return {
    checked: await tx.qualityCheck.count({ where: decided }),
    conforming: await tx.qualityCheck.count({ where: { ...decided, outcome: "conforming" } }),
  };
}

/**
 * Opens a looper's case where a decision brings their share below what is expected, in that decision's transaction: the
 * task `looper-quality`. One that is open stays as it is.
 */
export async function openCaseIfLow(tx: Transaction, looperId: string, now: Date): Promise<void> {
  const share = await looperShare(tx, looperId, now);
  if (!isTooLow(share)) return;
  if ((await tx.looperQualityCase.count({ where: { looperId, decidedAt: null } })) > 0) return;
  await tx.looperQualityCase.create({ data: { id: newId(), looperId, openedAt: now, ...share } });
}
