import { setTimeout as pause } from "node:timers/promises";
import type {
  Transaction as DriverTransaction,
  SqlDriverAdapter,
  SqlDriverAdapterFactory,
  SqlQuery,
} from "@prisma/driver-adapter-utils";
import { refusedOnceOver } from "./refused-once-over.ts";
import { isDatabaseLocked, isDatabaseUnavailable } from "./unavailable.ts";

const statement = (sql: string): SqlQuery => ({ sql, args: [], argTypes: [] });
const BEGIN_IMMEDIATE = statement("BEGIN IMMEDIATE");
const ROLLBACK = statement("ROLLBACK");

/** Pauses between two attempts at the lock: each up to twice the last, so that short locks cost little. */
const FIRST_PAUSE_MS = 2;
const LONGEST_PAUSE_MS = 25;

/**
 * Takes the write lock, waiting for another program's without holding up the process: SQLite's own
 * waiting (`busy_timeout`) would stop every request. Nothing of the transaction has run yet.
 * @param deadline on the clock of `performance`
 */
async function takeWriteLock(transaction: DriverTransaction, deadline: number): Promise<void> {
  // The adapter's BEGIN is a reader's, which fails at its first write if another program wrote
  // after its first read.
  await transaction.executeRaw(ROLLBACK);
  for (let longest = FIRST_PAUSE_MS; ; longest = Math.min(2 * longest, LONGEST_PAUSE_MS)) {
    try {
      await transaction.executeRaw(BEGIN_IMMEDIATE);
      return;
    } catch (error) {
      const left = deadline - performance.now();
      if (!isDatabaseLocked(error) || left <= 0) throw error;
      // By chance, so that two servers' programs don't knock in step.
      await pause(Math.min(left, longest * (0.5 + Math.random() / 2)));
    }
  }
}

/**
 * A transaction that is rolled back whole, at once, when the disk fails it or it can't be committed.
 * SQLite may have done so by itself, and what ran then would be committed statement by statement;
 * or it may not, and Prisma, which takes a failed COMMIT for the end, would leave the connection
 * inside a transaction for good.
 */
function rolledBackWhole(transaction: DriverTransaction): DriverTransaction {
  let failure: { error: unknown } | null = null;
  const execute = transaction.executeRaw.bind(transaction);
  const guarded =
    <Result>(run: (query: SqlQuery) => Promise<Result>, ended: Result) =>
    async (query: SqlQuery): Promise<Result> => {
      if (failure) {
        if (query.sql === ROLLBACK.sql) return ended;
        throw failure.error;
      }
      try {
        return await run(query);
      } catch (error) {
        if (query.sql === "COMMIT" || isDatabaseUnavailable(error)) {
          failure = { error };
          await execute(ROLLBACK).catch(() => undefined);
        }
        throw error;
      }
    };
  transaction.executeRaw = guarded(execute, 0);
  transaction.queryRaw = guarded(transaction.queryRaw.bind(transaction), {
    columnNames: [],
    columnTypes: [],
    rows: [],
  });
  return transaction;
}

/**
 * Transactions that take the write lock at their start, one after the other: one waits for the lock,
 * the others of the process for it.
 * @param lockWaitMs after which the start fails, time in the queue included
 */
export function lockingAtOnce(
  factory: SqlDriverAdapterFactory,
  lockWaitMs: number,
): SqlDriverAdapterFactory {
  return {
    ...factory,
    async connect(): Promise<SqlDriverAdapter> {
      const adapter = await factory.connect();
      const begin = adapter.startTransaction.bind(adapter);
      adapter.startTransaction = async (isolation) => {
        const deadline = performance.now() + lockWaitMs;
        const transaction = await begin(isolation);
        try {
          await takeWriteLock(transaction, deadline);
          return refusedOnceOver(rolledBackWhole(transaction));
        } catch (error) {
          // Lets the next one of this process begin.
          await transaction.rollback();
          throw error;
        }
      };
      return adapter;
    },
  };
}
