import { pendingMigrations } from "../migration-history.ts";
import { applyMigrations, type MigrationFolder } from "../schema-engine.ts";
import { ADVISORY_LOCKS } from "./advisory-locks.ts";
import { readApplied } from "./read-server-history.ts";
import { withServer } from "./server-refusals.ts";

/**
 * Brings a PostgreSQL database to the last of `migrations`, each in a transaction of its own.
 * @returns the names of those applied.
 * @throws {DatabaseRefusal} when it can't be used, see `withServer` and `pendingMigrations`.
 */
export const migrateServer = (url: string, migrations: MigrationFolder[]): Promise<string[]> =>
  withServer(url, async (client) => {
    // Another program that migrates waits here, then finds nothing to do.
    await client.query("SELECT pg_advisory_lock($1)", [ADVISORY_LOCKS.migrations]);
    const pending = pendingMigrations(await readApplied(client), migrations);
    return pending.length === 0 ? [] : applyMigrations(url, migrations);
  });
