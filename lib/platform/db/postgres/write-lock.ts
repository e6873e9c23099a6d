import type {
  Transaction as DriverTransaction,
  SqlDriverAdapter,
  SqlDriverAdapterFactory,
  SqlQuery,
} from "@prisma/driver-adapter-utils";
import pLimit from "p-limit";
import { refusedOnceOver } from "../refused-once-over.ts";
import { ADVISORY_LOCKS } from "./advisory-locks.ts";
import { COMMIT_CHANNEL } from "./commit-listener.ts";
import { withSqlState } from "./connection.ts";
import { storable } from "./storable.ts";

const statement = (sql: string): SqlQuery => ({ sql, args: [], argTypes: [] });
/**
 * Waits for the lock, which one transaction of all processes and machines has at a time, and has the server announce
 * the commit when it comes.
 */
const TAKE_LOCK = statement(
  `SELECT pg_advisory_xact_lock(${ADVISORY_LOCKS.writer}), pg_notify('${COMMIT_CHANNEL}', '')`,
);
const ROLLBACK = statement("ROLLBACK");

/** What Prisma's adapter tells apart is left as it says it; the rest is of a connection that broke. */
function named(error: unknown): unknown {
  const { name } = error as { name?: unknown };
  return name === "DriverAdapterError" ? error : withSqlState(error);
}

/**
 * A transaction whose commit fails where one of its statements did: PostgreSQL answers such a COMMIT by a rollback, and
 * without a word, so that whoever caught the failure would take it for written. Its statements follow each other: Prisma
 * sends some of one read at once, which a connection of `pg` will take no longer.
 */
function committedWhole(transaction: DriverTransaction): DriverTransaction {
  let failure: { error: unknown } | null = null;
  const inTurn = pLimit(1);
  const guarded =
    <Result>(run: (query: SqlQuery) => Promise<Result>) =>
    async (query: SqlQuery): Promise<Result> => {
      if (failure !== null && query.sql === "COMMIT") {
        await execute(ROLLBACK).catch(() => undefined);
        throw failure.error;
      }
      try {
        return await inTurn(() => run({ ...query, args: query.args.map(storable) }));
      } catch (error) {
        failure ??= { error: named(error) };
        throw failure.error;
      }
    };
  const execute = transaction.executeRaw.bind(transaction);
  transaction.executeRaw = guarded(execute);
  transaction.queryRaw = guarded(transaction.queryRaw.bind(transaction));
  return transaction;
}

/**
 * Transactions that take the one write lock at their start (docs/decisions/0074). The session's `lock_timeout` bounds
 * the wait; the lock goes with the transaction, or with a connection that is gone.
 */
export function lockingOnServer(factory: SqlDriverAdapterFactory): SqlDriverAdapterFactory {
  return {
    provider: factory.provider,
    adapterName: factory.adapterName,
    async connect(): Promise<SqlDriverAdapter> {
      const adapter = await factory.connect();
      const begin = adapter.startTransaction.bind(adapter);
      adapter.startTransaction = async (isolation) => {
        const transaction = await begin(isolation).catch((error: unknown) => {
          throw named(error);
        });
        try {
          await transaction.executeRaw(TAKE_LOCK);
          return refusedOnceOver(committedWhole(transaction));
        } catch (error) {
          await transaction.executeRaw(ROLLBACK).catch(() => undefined);
          await transaction.rollback();
          throw named(error);
        }
      };
      return adapter;
    },
  };
}
