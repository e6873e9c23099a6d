import { existsSync } from "node:fs";
import Database from "better-sqlite3";
import { APPLIED_MIGRATIONS, type AppliedMigration } from "./migration-history.ts";
import { PROGRAM_BUSY_MS } from "./open.ts";
import { DatabaseRefusal } from "./refusal.ts";

/** SQLite's codes have this form; what else is thrown is a fault of ours. */
const OF_SQLITE = /^SQLITE_/;

function withFile<Result>(file: string, work: (database: Database.Database) => Result): Result {
  try {
    const database = new Database(file, { timeout: PROGRAM_BUSY_MS, fileMustExist: true });
    try {
      return work(database);
    } finally {
      database.close();
    }
  } catch (error) {
    const { code, message } = error as { code?: unknown; message: string };
    if (typeof code !== "string" || !OF_SQLITE.test(code)) throw error;
    throw new DatabaseRefusal(`${file} can't be used: ${message}.`, { cause: error });
  }
}

/**
 * The migrations that a SQLite file has had; null where there is no such file.
 * @throws {DatabaseRefusal} where it can't be read
 */
export function readFileHistory(file: string): AppliedMigration[] | null {
  if (!existsSync(file)) return null;
  return withFile(file, (database) => {
    const table = database
      .prepare("SELECT 1 FROM sqlite_master WHERE name = '_prisma_migrations'")
      .get();
    if (!table) return [];
    return database
      .prepare<[], { name: string; checksum: string; finished: number }>(APPLIED_MIGRATIONS)
      .all()
      .map((row) => ({ ...row, finished: row.finished === 1 }));
  });
}
