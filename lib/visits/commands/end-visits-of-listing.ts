import { endVisitsIn, type VisitEnding } from "../../listings/withdrawal/commands/end-visits.ts";
import type { Transaction } from "../../platform/db/clients.ts";

/**
 * Cancels the coming visits of a listing that goes under offer, is paused or withdrawn, in the caller's
 * transaction: both sides of each are notified. @returns how many.
 */
export const endVisitsOf = (
  tx: Transaction,
  propertyId: string,
  reason: VisitEnding,
  now: Date,
): Promise<number> => endVisitsIn(tx, { propertyId }, { reason }, now);
