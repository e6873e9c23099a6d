import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { DatabaseKind } from "./kind.ts";
import type { MigrationFolder, ModelFile } from "./schema-engine.ts";

/** A folder a migration: its SQL for each database, and the model it leads to. */
export const MIGRATIONS_DIR = "prisma/migrations";
const SCHEMA_DIR = "prisma/schema";

/** A migration that history forbids: edited, vanished or failed half-way. */
export class MigrationError extends Error {
  override name = "MigrationError";
}

/** The project's migrations for a kind of database, oldest first. */
export function readMigrations(kind: DatabaseKind, dir = MIGRATIONS_DIR): MigrationFolder[] {
  if (!existsSync(dir)) return [];
  return readdirSync(dir, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name)
    .sort()
    .map((name) => ({ name, sql: readFileSync(join(dir, name, `${kind}.sql`), "utf8") }));
}

/** The data model's files, in a stable order. */
export function readModel(dir = SCHEMA_DIR): ModelFile[] {
  return readdirSync(dir)
    .filter((file) => file.endsWith(".prisma"))
    .sort()
    .map((file) => ({ path: file, content: readFileSync(join(dir, file), "utf8") }));
}

/** Reads them of the table that Prisma's engine keeps; what `finished` is in is the database's own. */
export const APPLIED_MIGRATIONS = `SELECT migration_name AS name, checksum, finished_at IS NOT NULL AS finished
  FROM _prisma_migrations WHERE rolled_back_at IS NULL ORDER BY migration_name`;

/** A migration that a database has had. */
export interface AppliedMigration {
  name: string;
  checksum: string;
  finished: boolean;
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
