import { PrismaBetterSqlite3 } from "@prisma/adapter-better-sqlite3";
import type { SqlDriverAdapter, SqlDriverAdapterFactory } from "@prisma/driver-adapter-utils";
import { env } from "../env.ts";
import { once } from "../once.ts";
import { type Prisma, PrismaClient } from "./generated/client.ts";
import { PRAGMA_SQL } from "./open.ts";

/** A client inside one transaction; what commands pass to each other. @public */
export type Transaction = Prisma.TransactionClient;

/**
 * What may write. A query outside a transaction would run inside whatever transaction is open on
 * the single connection (measured: acknowledged writes lost at its rollback), so the writer
 * exposes `$transaction` alone. Await nothing but the database inside.
 */
export type Writer = Pick<PrismaClient, "$transaction" | "$disconnect">;

/** What may only read: `query_only` connection. */
export type Reader = Omit<PrismaClient, "$transaction" | "$executeRaw" | "$executeRawUnsafe">;

function withPragmas(url: string, pragmas: string): SqlDriverAdapterFactory {
  const factory = new PrismaBetterSqlite3({ url });
  return {
    provider: factory.provider,
    adapterName: factory.adapterName,
    async connect(): Promise<SqlDriverAdapter> {
      const adapter = await factory.connect();
      await adapter.executeScript(pragmas);
      return adapter;
    },
  };
}

/** Changes nothing, and needs what a change needs. */
const TAKE_WRITE_LOCK = {
  sql: 'UPDATE "SearchEpoch" SET "id" = "id" WHERE 0',
  args: [],
  argTypes: [],
};
const ROLLBACK = { sql: "ROLLBACK", args: [], argTypes: [] };

/**
 * Transactions that take the write lock at once. The adapter's own begin as readers: one that reads
 * first fails when another program commits before it writes (measured: one in ten, beside a program
 * that commits without a pause).
 */
function lockingAtOnce(factory: SqlDriverAdapterFactory): SqlDriverAdapterFactory {
  return {
    ...factory,
    async connect(): Promise<SqlDriverAdapter> {
      const adapter = await factory.connect();
      const begin = adapter.startTransaction.bind(adapter);
      adapter.startTransaction = async (isolation) => {
        const transaction = await begin(isolation);
        try {
          await transaction.executeRaw(TAKE_WRITE_LOCK);
          return transaction;
        } catch (error) {
          await transaction.executeRaw(ROLLBACK).catch(() => undefined);
          // Lets the next one of this process begin.
          await transaction.rollback();
          throw error;
        }
      };
      return adapter;
    },
  };
}

/** Opens a writer on a database address; `writer()` is the process's own. */
export function createWriter(url: string): Writer {
  return new PrismaClient({ adapter: lockingAtOnce(withPragmas(url, PRAGMA_SQL)) });
}

/** Opens a reader on a database address; `reader()` is the process's own. */
export function createReader(url: string): Reader {
  return new PrismaClient({ adapter: withPragmas(url, `${PRAGMA_SQL}\nPRAGMA query_only = 1;`) });
}

/** The process's writer. */
export function writer(): Writer {
  return once("db.writer", () => createWriter(env().DATABASE_URL));
}

/** The process's reader. @public */
export function reader(): Reader {
  return once("db.reader", () => createReader(env().DATABASE_URL));
}
