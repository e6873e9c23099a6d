import { daysBefore } from "../../kernel/time.ts";
import { writer } from "../../platform/db/clients.ts";
import { ESTIMATE_DAYS } from "../holder.ts";

/**
 * Deletes the estimates that no account keeps, ninety days after they were made; where a Looper's help was asked for,
 * once that lead is gone. @returns how many are gone
 */
export async function purgeEstimates(now = new Date()): Promise<number> {
  const over = {
    ownerId: null,
    createdAt: { lte: daysBefore(now, ESTIMATE_DAYS) },
    lead: { is: null },
  };
  const { count } = await writer().$transaction((tx) => tx.estimate.deleteMany({ where: over }));
  return count;
}
