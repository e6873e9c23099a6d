import { PrismaBetterSqlite3 } from "@prisma/adapter-better-sqlite3";
import type { SqlDriverAdapter, SqlDriverAdapterFactory } from "@prisma/driver-adapter-utils";
import { env } from "../env.ts";
import { once } from "../once.ts";
import { commitWatchers } from "./commit-watchers.ts";
import { type Prisma, PrismaClient } from "./generated/client.ts";
import { databaseKind } from "./kind.ts";
import { PRAGMA_SQL, SERVER_BUSY_MS } from "./open.ts";
import { databaseUnavailable, isDatabaseUnavailable } from "./unavailable.ts";
import { lockingAtOnce } from "./write-lock.ts";
import { createWriteQueue, LATE_TURN } from "./write-queue.ts";

/** A client inside one transaction; what commands pass to each other. @public */
export type Transaction = Prisma.TransactionClient;

/**
 * What may write. A query outside a transaction would run inside whatever transaction is open on
 * the single connection (measured: acknowledged writes lost at its rollback), so the writer
 * exposes `$transaction` alone. Await nothing but the database inside.
 */
export interface Writer {
  /**
   * Runs `work` once, holding the write lock, and commits.
   * @param options.timeout milliseconds after which it is rolled back; Prisma's five seconds by default
   * @throws {DomainError} service.unavailable when the lock was not had in time, the work took too long, or the disk is
   * full or failing: nothing was written.
   */
  $transaction<Result>(
    work: (tx: Transaction) => Promise<Result>,
    options?: { timeout?: number },
  ): Promise<Result>;
  $disconnect(): Promise<void>;
}

/** Prisma's connection to a database address, with `pragmas` set when it opens. */
export function withPragmas(url: string, pragmas: string): SqlDriverAdapterFactory {
  const factory = new PrismaBetterSqlite3({ url, timeout: SERVER_BUSY_MS });
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

/** A transaction that can't begin within this time is given up: locks of our own programs are shorter. */
const LOCK_WAIT_MS = 4_000;

/** One that waits in a queue that moves: with the time that it may take itself, less than a request has (RESPONSE_MS). */
const QUEUE_WAIT_MS = 14_000;

/** The queue's code for a turn that did not come, and Prisma's for a transaction that passed its bounds. */
const LATE: ReadonlySet<unknown> = new Set([LATE_TURN, "P2028", "P1018"]);

/** A client on a SQLite file. */
function fileClient(url: string, lockWaitMs: number): PrismaClient {
  const adapter = lockingAtOnce(withPragmas(url, PRAGMA_SQL), lockWaitMs);
  return new PrismaClient({ adapter, transactionOptions: { maxWait: lockWaitMs } });
}

/** A client on a PostgreSQL database, whose code is loaded where it is used only. */
async function serverClient(url: string, lockWaitMs: number): Promise<PrismaClient> {
  const { createServerClient } = await import("./postgres/server-client.ts");
  return createServerClient(url, lockWaitMs);
}

/** Opens a writer on a database address; `writer()` is the process's own. */
export function createWriter(url: string, { lockWaitMs = LOCK_WAIT_MS } = {}): Writer {
  const isFile = databaseKind(url) === "sqlite";
  const opened = isFile ? fileClient(url, lockWaitMs) : serverClient(url, lockWaitMs);
  const queue = createWriteQueue({ still: lockWaitMs, inAll: QUEUE_WAIT_MS });
  return {
    async $transaction(work, options) {
      const client = await opened;
      try {
        const result = await queue.inTurn((turn) =>
          client.$transaction(
            (tx) => {
              turn.begin();
              return work(tx);
            },
            { ...options, maxWait: turn.left },
          ),
        );
        // Who wrote sees it in whatever this process has made from the database.
        if (!isFile) await commitWatchers().tell();
        return result;
      } catch (error) {
        const isLate = LATE.has((error as { code?: unknown }).code);
        throw isLate || isDatabaseUnavailable(error) ? databaseUnavailable(error) : error;
      }
    },
    $disconnect: async () => (await opened).$disconnect(),
  };
}

/** The process's writer. */
export function writer(): Writer {
  return once("db.writer", () => createWriter(env().DATABASE_URL));
}
