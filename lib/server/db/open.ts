import { mkdirSync } from "node:fs";
import { dirname } from "node:path";
import Database from "better-sqlite3";

/** What every connection must run with; asserted, since WAL reopens at `synchronous=NORMAL`. */
const WRITER_PRAGMAS = {
  journal_mode: "wal",
  // What is deleted is overwritten, not left in the file's free pages.
  secure_delete: 1,
  synchronous: 2, // FULL
  foreign_keys: 1,
  busy_timeout: 5000,
} as const;

/** The pragmas as SQL, for connections opened by Prisma's adapter. */
export const PRAGMA_SQL = Object.entries(WRITER_PRAGMAS)
  .map(([name, value]) => `PRAGMA ${name} = ${value};`)
  .join("\n");

/** The file behind a `file:` database address. */
export function databaseFile(databaseUrl: string): string {
  return databaseUrl.replace(/^file:/, "");
}

/**
 * Opens a SQLite file with the project's pragmas, creating it and its folder if need be.
 * @throws {Error} when a pragma did not take.
 */
export function openDatabase(file: string, { readonly = false } = {}): Database.Database {
  if (!readonly) mkdirSync(dirname(file), { recursive: true });
  const database = new Database(file, { timeout: WRITER_PRAGMAS.busy_timeout });
  for (const [name, value] of Object.entries(WRITER_PRAGMAS)) {
    database.pragma(`${name} = ${value}`);
    const actual = database.pragma(name, { simple: true });
    if (actual !== value) throw new Error(`PRAGMA ${name} is ${actual}, expected ${value}`);
  }
  if (readonly) database.pragma("query_only = 1");
  return database;
}
