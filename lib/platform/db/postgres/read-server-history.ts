import type { Client } from "pg";
import { APPLIED_MIGRATIONS, type AppliedMigration } from "../migration-history.ts";
import { withServer } from "./server-refusals.ts";

/** The migrations that the database of a connection has had. */
export async function readApplied(client: Client): Promise<AppliedMigration[]> {
  const { rows: found } = await client.query(`SELECT to_regclass('_prisma_migrations') AS "table"`);
  if (found[0].table === null) return [];
  const { rows } = await client.query<AppliedMigration>(APPLIED_MIGRATIONS);
  return rows;
}

/**
 * The migrations that a PostgreSQL database has had.
 * @throws {DatabaseRefusal} where it can't be used
 */
export const readServerHistory = (url: string): Promise<AppliedMigration[]> =>
  withServer(url, readApplied);
