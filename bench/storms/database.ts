import { mkdirSync, rmSync } from "node:fs";
import type Database from "better-sqlite3";
import { type DatabaseKind, databaseKind } from "../../lib/platform/db/kind.ts";
import { databaseFile, openDatabase, PROGRAM_BUSY_MS } from "../../lib/platform/db/open.ts";
import { createOwnDatabase } from "../../lib/testing/postgres/own-database.ts";
import { rawDatabase } from "../../lib/testing/postgres/raw-database.ts";
import { runTs } from "../../scripts/setup/run.mjs";

/** A database of the storms' own, on a file or on the server that DATABASE_URL names. */
export interface StormDatabase {
  kind: DatabaseKind;
  /** Beside the site, as another program. */
  database: Database.Database;
}

/** The folder of what a storm leaves on disk. */
export const FOLDER = "data/bench/storms";

interface OpenedDatabase extends StormDatabase {
  url: string;
  close(): Promise<void>;
}

async function createDatabase(): Promise<{ url: string; drop: () => Promise<void> }> {
  const server = process.env.DATABASE_URL ?? "";
  if (databaseKind(server) === "postgresql") return createOwnDatabase(server);
  return { url: `file:./${FOLDER}/app.db`, drop: async () => {} };
}

/** Makes an empty one, migrated, in the place of the one of the last time. */
export async function openStormDatabase(): Promise<OpenedDatabase> {
  rmSync(FOLDER, { recursive: true, force: true });
  mkdirSync(FOLDER, { recursive: true });
  const { url, drop } = await createDatabase();
  await runTs("scripts/db/migrate.ts", [], { env: { DATABASE_URL: url } });
  const kind = databaseKind(url);
  const database =
    kind === "sqlite"
      ? openDatabase(databaseFile(url), { busyMs: PROGRAM_BUSY_MS })
      : rawDatabase(url);
  return {
    kind,
    url,
    database,
    close: async () => {
      database.close();
      await drop();
    },
  };
}
