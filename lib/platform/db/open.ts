import { mkdirSync } from "node:fs";
import { dirname } from "node:path";
import Database from "better-sqlite3";

/**
 * Milliseconds for which a statement waits for another program's lock. SQLite waits in the thread,
 * so that a server would serve nobody meanwhile: it waits between statements instead
 * (write-lock.ts). A program of the command line has nobody else to serve.
 */
export const SERVER_BUSY_MS = 0;
export const PROGRAM_BUSY_MS = 5_000;

/** What every connection must run with; asserted, since WAL reopens at `synchronous=NORMAL`. */
const PRAGMAS = {
  journal_mode: "wal",
  // What is deleted is overwritten, not left in the file's free pages.
  secure_delete: 1,
  synchronous: 2, // FULL
  foreign_keys: 1,
} as const;

/** The pragmas as SQL, for connections opened by Prisma's adapter. */
export const PRAGMA_SQL = Object.entries(PRAGMAS)
  .map(([name, value]) => `PRAGMA ${name} = ${value};`)
  .join("\n");

/** The file behind a `file:` database address. */
export function databaseFile(databaseUrl: string): string {
  return databaseUrl.replace(/^file:/, "");
}

/**
 * Opens a SQLite file with the project's pragmas, creating it and its folder if need be.
 * @param options.busyMs how long its statements wait for another program's lock, and with them the
 * thread: a program of the command line says `PROGRAM_BUSY_MS`.
 * @throws {Error} when a pragma did not take.
 */
export function openDatabase(
  file: string,
  { readonly = false, busyMs = SERVER_BUSY_MS } = {},
): Database.Database {
  if (!readonly) mkdirSync(dirname(file), { recursive: true });
  const database = new Database(file, { timeout: busyMs });
  try {
    for (const [name, value] of Object.entries({ ...PRAGMAS, busy_timeout: busyMs })) {
      database.pragma(`${name} = ${value}`);
      const actual = database.pragma(name, { simple: true });
      if (actual !== value) throw new Error(`PRAGMA ${name} is ${actual}, expected ${value}`);
    }
    if (readonly) database.pragma("query_only = 1");
    return database;
  } catch (error) {
    database.close();
    throw error;
  }
}
