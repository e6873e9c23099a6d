import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { DatabaseKind } from "./kind.ts";
import { DatabaseRefusal } from "./refusal.ts";
import type { MigrationFolder, ModelFile } from "./schema-engine.ts";

/** A folder a migration: its SQL for each database, and the model it leads to. */
export const MIGRATIONS_DIR = "prisma/migrations";
const SCHEMA_DIR = "prisma/schema";

/** A history of migrations that is not the project's: one was edited, has vanished, failed half-way or is missing. */
export class MigrationError extends DatabaseRefusal {
  override name = "MigrationError";
}

/** The project's migrations for a kind of database, oldest first. */
export function readMigrations(kind: DatabaseKind, dir = MIGRATIONS_DIR): MigrationFolder[] {
  if (!existsSync(/* turbopackIgnore: true */ dir)) return [];
  return readdirSync(/* turbopackIgnore: true */ dir, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name)
    .sort()
    .map((name) => ({
      name,
      sql: readFileSync(join(/* turbopackIgnore: true */ dir, name, `${kind}.sql`), "utf8"),
    }));
}

/** The data model's files, in a stable order. */
export function readModel(dir = SCHEMA_DIR): ModelFile[] {
  return readdirSync(/* turbopackIgnore: true */ dir)
    .filter((file) => file.endsWith(".prisma"))
    .sort()
    .map((file) => ({
      path: file,
      content: readFileSync(join(/* turbopackIgnore: true */ dir, file), "utf8"),
    }));
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

/** How far a database is from the project's migrations. */
interface Distance {
  /** Those that it has not had, oldest first. */
  pending: MigrationFolder[];
  /** The names of those that came after the project's last one: the database is of a later version. */
  later: string[];
}

/**
 * Compares the migrations that a database has had with the project's.
 * @throws {MigrationError} when one did not finish, was edited since, or is missing from the project.
 */
export function compareMigrations(
  applied: readonly AppliedMigration[],
  migrations: readonly MigrationFolder[],
): Distance {
  const known = new Map(migrations.map((migration) => [migration.name, migration]));
  const last = migrations.at(-1)?.name ?? "";
  const later: string[] = [];
  for (const { name, checksum, finished } of applied) {
    if (!finished)
      throw new MigrationError(`migration ${name} failed half-way: restore the backup.`);
    const migration = known.get(name);
    if (migration === undefined) {
      if (name < last)
        throw new MigrationError(`migration ${name} is applied but not in the project.`);
      later.push(name);
      continue;
    }
    const actual = createHash("sha256").update(migration.sql).digest("hex");
    if (actual !== checksum) {
      throw new MigrationError(
        `migration ${name} was edited after it was applied: write a new one.`,
      );
    }
  }
  const done = new Set(applied.map(({ name }) => name));
  return { pending: migrations.filter(({ name }) => !done.has(name)), later };
}

/**
 * Which migrations are still to be applied.
 * @throws {MigrationError} as `compareMigrations`, and where the database is of a later version.
 */
export function pendingMigrations(
  applied: readonly AppliedMigration[],
  migrations: readonly MigrationFolder[],
): MigrationFolder[] {
  const { pending, later } = compareMigrations(applied, migrations);
  const [first] = later;
  if (first === undefined) return pending;
  throw new MigrationError(
    `migration ${first} is applied but not in the project: start the version that has it.`,
  );
}
