import { DomainError } from "../../kernel/errors.ts";
import type { Transaction } from "../../platform/db/clients.ts";
import { isUniqueViolation } from "../../platform/db/conflicts.ts";
import { type Once, onceTransaction, type Plain } from "../../platform/idempotency.ts";

/** Does it; whoever was first by a hair has the time. @throws {DomainError} visit.slot-taken */
export async function inTransaction<Result>(
  work: (tx: Transaction) => Promise<Result & Plain<Result>>,
): Promise<Once<Result>> {
  try {
    return await onceTransaction(work);
  } catch (error) {
    throw isUniqueViolation(error) ? new DomainError("visit.slot-taken") : error;
  }
}
