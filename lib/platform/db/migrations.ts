import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import Database from "better-sqlite3";
import { pendingDataSteps, runDataSteps } from "./data-steps.ts";
import { databaseFile, openDatabase, PROGRAM_BUSY_MS } from "./open.ts";
import { applyMigrations, type MigrationFolder, type ModelFile } from "./schema-engine.ts";

const MIGRATIONS_DIR = "prisma/migrations";
const SCHEMA_DIR = "prisma/schema";

/** A migration that history forbids: edited, vanished or failed half-way. */
export class MigrationError extends Error {
  override name = "MigrationError";
}

/** The migrations of the project, oldest first. */
export function readMigrations(dir = MIGRATIONS_DIR): MigrationFolder[] {
  if (!existsSync(dir)) return [];
  return readdirSync(dir, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name)
    .sort()
    .map((name) => ({ name, sql: readFileSync(join(dir, name, "migration.sql"), "utf8") }));
}

/** The data model's files, in a stable order. */
export function readModel(dir = SCHEMA_DIR): ModelFile[] {
  return readdirSync(dir)
    .filter((file) => file.endsWith(".prisma"))
    .sort()
    .map((file) => ({ path: file, content: readFileSync(join(dir, file), "utf8") }));
}

interface AppliedMigration {
  name: string;
  checksum: string;
  finished: boolean;
}

/** What a database has had: its migrations, and the steps that it still needs after these. */
function readState(file: string, migrations: readonly MigrationFolder[]) {
  const database = new Database(file, { timeout: PROGRAM_BUSY_MS });
  try {
    return {
      existing: readApplied(database),
      steps: pendingDataSteps(database, migrations),
    };
  } finally {
    database.close();
  }
}

function readApplied(database: Database.Database): AppliedMigration[] {
  const table = database
    .prepare("SELECT 1 FROM sqlite_master WHERE name = '_prisma_migrations'")
    .get();
  if (!table) return [];
  return database
    .prepare<[], { name: string; checksum: string; finished: number }>(
      `SELECT migration_name AS name, checksum, finished_at IS NOT NULL AS finished
         FROM _prisma_migrations WHERE rolled_back_at IS NULL ORDER BY migration_name`,
    )
    .all()
    .map((row) => ({ ...row, finished: row.finished === 1 }));
}

/**
 * Which migrations are still to be applied.
 * @throws {MigrationError} when an applied one was edited since, is missing from the project, or did not finish.
 */
export function pendingMigrations(
  applied: AppliedMigration[],
  migrations: MigrationFolder[],
): MigrationFolder[] {
  const known = new Map(migrations.map((migration) => [migration.name, migration]));
  for (const { name, checksum, finished } of applied) {
    const migration = known.get(name);
    if (!migration)
      throw new MigrationError(`Migration ${name} is applied but not in the project.`);
    if (!finished)
      throw new MigrationError(`Migration ${name} failed half-way: restore the backup.`);
    const actual = createHash("sha256").update(migration.sql).digest("hex");
    if (actual !== checksum) {
      throw new MigrationError(
        `Migration ${name} was edited after it was applied: write a new one.`,
      );
    }
  }
  const done = new Set(applied.map(({ name }) => name));
  return migrations.filter(({ name }) => !done.has(name));
}

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
 * Brings a database to the project's last migration, and its rows to the rules that SQL can't write, after a backup when it holds one already. The
 * last few backups are kept.
 * @returns the migrations applied and the backup's path (null when nothing was at risk).
 * @throws {MigrationError} see `pendingMigrations`.
 * @throws {DataStepError} where a person has to decide about a row.
 */
export async function migrate(
  databaseUrl: string,
  { now = new Date(), migrations = readMigrations() } = {},
): Promise<{ applied: string[]; backup: string | null }> {
  const file = databaseFile(databaseUrl);
  mkdirSync(dirname(file), { recursive: true });
  const { existing, steps } = readState(file, migrations);
  const pending = pendingMigrations(existing, migrations);
  if (pending.length === 0 && steps.length === 0) return { applied: [], backup: null };
  const backup = existing.length > 0 ? await backUp(file, now) : null;
  try {
    const applied = pending.length > 0 ? await applyMigrations(databaseUrl, migrations) : [];
    if (steps.length > 0) runDataSteps(file, steps, now);
    if (backup) compact(file);
    return { applied, backup };
  } finally {
    if (backup) pruneBackups(file);
  }
}
