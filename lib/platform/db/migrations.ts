import { databaseKind } from "./kind.ts";
import { migrateFile } from "./migrate-file.ts";
import { readMigrations } from "./migration-history.ts";
import { migrateServer } from "./postgres/migrate-server.ts";

/**
 * Brings a database to the project's last migration: a SQLite file after a backup, when it holds something already; a
 * PostgreSQL database one program at a time.
 * @returns the migrations applied, and the backup's path (null when nothing was at risk, or on PostgreSQL).
 * @throws {DatabaseRefusal} where it can't be used as it is.
 */
export async function migrate(
  databaseUrl: string,
  { now = new Date(), migrations = readMigrations(databaseKind(databaseUrl)) } = {},
): Promise<{ applied: string[]; backup: string | null }> {
  if (databaseKind(databaseUrl) === "sqlite") return migrateFile(databaseUrl, { now, migrations });
  return { applied: await migrateServer(databaseUrl, migrations), backup: null };
}
