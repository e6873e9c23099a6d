import type { Client } from "pg";
import {
  APPLIED_MIGRATIONS,
  type AppliedMigration,
  pendingMigrations,
} from "../migration-history.ts";
import { applyMigrations, type MigrationFolder } from "../schema-engine.ts";
import { OLDEST_SERVER, withClient } from "./connection.ts";

/** A PostgreSQL that can't be used as it is: the sentence names the variable, and says what to change. */
export class ServerError extends Error {
  override name = "ServerError";
}

/** The lock that a program holds while it migrates: another one waits, then finds nothing to do. */
const MIGRATION_LOCK = 4_803_001;

/**
 * Brings a PostgreSQL database to the last of `migrations`, each in a transaction of its own.
 * @returns the names of those applied.
 * @throws {MigrationError} see `pendingMigrations`.
 * @throws {ServerError} when the database is not to be reached, or its server is too old.
 */
export async function migrateServer(url: string, migrations: MigrationFolder[]): Promise<string[]> {
  const migrating = async (client: Client) => {
    await refuseOldServer(client);
    await client.query("SELECT pg_advisory_lock($1)", [MIGRATION_LOCK]);
    const pending = pendingMigrations(await readApplied(client), migrations);
    return pending.length === 0 ? [] : applyMigrations(url, migrations);
  };
  return withClient(url, migrating).catch((error: unknown) => {
    throw unusable(error) ?? error;
  });
}

/** Reasons of the network and of the server why no connection is made, in plain words. */
const REASONS: Readonly<Record<string, string>> = {
  ECONNREFUSED: "nothing listens at that host and port",
  ENOTFOUND: "its host is not known",
  EAI_AGAIN: "its host is not known",
  ETIMEDOUT: "it does not answer",
  "28P01": "it refuses the password",
  "28000": "it refuses the user",
  "3D000": "it has no database of that name",
  "53300": "it has no connection left",
};

function unusable(error: unknown): ServerError | null {
  const { code, cause } = error as { code?: string; cause?: { code?: string; message?: string } };
  const isSilent = cause?.message === "timeout expired";
  const reason = isSilent ? REASONS.ETIMEDOUT : (REASONS[cause?.code ?? ""] ?? REASONS[code ?? ""]);
  if (reason === undefined) return null;
  return new ServerError(`DATABASE_URL: PostgreSQL can't be used: ${reason}.`, { cause: error });
}

async function refuseOldServer(client: Client): Promise<void> {
  const { rows } = await client.query(
    "SELECT current_setting('server_version_num')::int AS number",
  );
  const number: number = rows[0].number;
  if (number >= OLDEST_SERVER) return;
  const [found, oldest] = [number, OLDEST_SERVER].map((version) => Math.floor(version / 10_000));
  throw new ServerError(
    `DATABASE_URL: PostgreSQL ${found} is too old: the site needs ${oldest} or later.`,
  );
}

async function readApplied(client: Client): Promise<AppliedMigration[]> {
  const { rows: found } = await client.query(`SELECT to_regclass('_prisma_migrations') AS "table"`);
  if (found[0].table === null) return [];
  const { rows } = await client.query<AppliedMigration>(APPLIED_MIGRATIONS);
  return rows;
}
