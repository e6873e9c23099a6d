import { DomainError, type ErrorCode } from "../../kernel/errors.ts";
import { type Once, onceTransaction, type Plain } from "../idempotency.ts";
import type { Transaction } from "./clients.ts";

/** Prisma's code for a row whose key, or unique columns, another one has. */
const UNIQUE_VIOLATION = "P2002";

/** Whether a write failed because a unique constraint refuses it: somebody else was first. */
function isUniqueViolation(error: unknown): boolean {
  return (error as { code?: unknown } | null)?.code === UNIQUE_VIOLATION;
}

/**
 * A transaction that finds a row, or else writes it: where somebody else wrote it in between, which a unique
 * constraint tells, it is run once more and finds theirs. What it does it must do in the transaction alone.
 */
export async function againAfterConflict<Result>(
  work: (tx: Transaction) => Promise<Result & Plain<Result>>,
): Promise<Once<Result>> {
  try {
    return await onceTransaction(work);
  } catch (error) {
    if (!isUniqueViolation(error)) throw error;
    return onceTransaction(work);
  }
}

/**
 * A transaction that a unique constraint lets one alone do: who comes second is refused with that code, and nothing
 * of theirs is written.
 */
export async function unlessTaken<Result>(
  code: ErrorCode,
  work: (tx: Transaction) => Promise<Result & Plain<Result>>,
): Promise<Once<Result>> {
  try {
    return await onceTransaction(work);
  } catch (error) {
    throw isUniqueViolation(error) ? new DomainError(code, undefined, { cause: error }) : error;
  }
}
