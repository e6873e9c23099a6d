import { DomainError, type ErrorCode } from "../../kernel/errors.ts";
import type { Transaction } from "../../platform/db/clients.ts";
import { isUniqueViolation } from "../../platform/db/conflicts.ts";
import { type Once, onceTransaction, type Plain } from "../../platform/idempotency.ts";

/** Runs a work of which there is one a home: where another one came first it is refused with that code. */
export async function onceAHome<Result>(
  code: ErrorCode,
  work: (tx: Transaction) => Promise<Result & Plain<Result>>,
): Promise<Once<Result>> {
  try {
    return await onceTransaction(work);
  } catch (error) {
    throw isUniqueViolation(error) ? new DomainError(code, undefined, { cause: error }) : error;
  }
}
