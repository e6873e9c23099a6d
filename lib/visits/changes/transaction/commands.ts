import { DomainError } from "../../../kernel/errors.ts";
import type { Transaction } from "../../../platform/db/clients.ts";
import { isUniqueViolation } from "../../../platform/db/conflicts.ts";
import { type Once, onceTransaction, type Plain } from "../../../platform/idempotency.ts";

/** Does it; who was first by a hair has the time. @throws {DomainError} visit.slot-taken */
export async function inTransaction<Result>(
  work: (tx: Transaction) => Promise<Result & Plain<Result>>,
): Promise<Once<Result>> {
  try {
    return await onceTransaction(work);
  } catch (error) {
    throw isUniqueViolation(error) ? new DomainError("visit.slot-taken") : error;
  }
}

/** What no proposal is left in. */
export const NO_PROPOSAL = { proposedStartsAt: null, proposedEndsAt: null, proposedById: null };
/** Reminders are of a time: another time has its own. */
export const NOT_REMINDED = { remindedDayAt: null, remindedHoursAt: null };
export const NEXT_SEQUENCE = { icsSequence: { increment: 1 } };
