import { mkdirSync, readdirSync, rmSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import Database from "better-sqlite3";
import { pendingMigrations } from "./migration-history.ts";
import { databaseFile, openDatabase, PROGRAM_BUSY_MS } from "./open.ts";
import { readFileHistory } from "./read-file-history.ts";
import { applyMigrations, type MigrationFolder } from "./schema-engine.ts";

/** Backups that stay beside a database: the last ones, for each is as large as the database. */
const BACKUPS_RETAINED = 3;

const backupFolder = (file: string) => join(dirname(file), "backups");

/** Copies the database, WAL included, beside itself; returns the copy's path. */
async function backUp(file: string, now: Date): Promise<string> {
  const folder = backupFolder(file);
  mkdirSync(folder, { recursive: true });
  const copy = join(folder, `${basename(file)}.${now.toISOString().replaceAll(/[:.]/g, "-")}`);
  const database = new Database(file, { timeout: PROGRAM_BUSY_MS });
  try {
    await database.backup(copy);
  } finally {
    database.close();
  }
  return copy;
}

/** Removes the oldest backups of a database: their names end with their time. */
function pruneBackups(file: string): void {
  const folder = backupFolder(file);
  const copies = readdirSync(folder).filter((name) => name.startsWith(`${basename(file)}.`));
  for (const name of copies.sort().slice(0, -BACKUPS_RETAINED)) rmSync(join(folder, name));
}

/**
 * Rewrites a database without what was deleted: the engine's own connection leaves the pages of a
 * table that it drops or copies as they were, with what people had in it.
 */
function compact(file: string): void {
  const database = openDatabase(file, { busyMs: PROGRAM_BUSY_MS });
  try {
    database.exec("VACUUM");
    database.pragma("wal_checkpoint(TRUNCATE)");
  } finally {
    database.close();
  }
}

/**
 * Brings a SQLite file to the last of `migrations`, after a backup when it holds something already. The last few
 * backups are kept.
 * @returns the migrations applied and the backup's path (null when nothing was at risk).
 * @throws {DatabaseRefusal} where it can't be used, see `readFileHistory` and `pendingMigrations`.
 */
export async function migrateFile(
  databaseUrl: string,
  { now, migrations }: { now: Date; migrations: MigrationFolder[] },
): Promise<{ applied: string[]; backup: string | null }> {
  const file = databaseFile(databaseUrl);
  mkdirSync(dirname(file), { recursive: true });
  const existing = readFileHistory(file) ?? [];
  const pending = pendingMigrations(existing, migrations);
  if (pending.length === 0) return { applied: [], backup: null };
  const backup = existing.length > 0 ? await backUp(file, now) : null;
  try {
    const applied = await applyMigrations(databaseUrl, migrations);
    if (backup) compact(file);
    return { applied, backup };
  } finally {
    if (backup) pruneBackups(file);
  }
}
