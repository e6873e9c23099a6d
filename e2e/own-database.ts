import { rmSync } from "node:fs";
import { databaseKind } from "../lib/platform/db/kind";
import { createOwnDatabase, type OwnDatabase } from "../lib/testing/postgres/own-database";
import { copyDatabase } from "../scripts/db/copy/copy-database";
import { runTs } from "../scripts/setup/run.mjs";
import { inDatabase, sharedDatabase } from "./support";

function copyFile(file: string): OwnDatabase {
  inDatabase((site) => site.prepare("VACUUM INTO ?").run(file));
  return { url: `file:${file}`, drop: async () => rmSync(file) };
}

async function copyOnServer(): Promise<OwnDatabase> {
  const own = await createOwnDatabase(sharedDatabase());
  await copyDatabase(sharedDatabase(), own.url);
  return own;
}

/**
 * Copies the site's database as it is now, for a site of a test's own, on the server that it is on or into `file`: which
 * key documents need stays behind, as they do.
 */
export async function copySharedDatabase(file: string): Promise<OwnDatabase> {
  const isFile = databaseKind(sharedDatabase()) === "sqlite";
  const copied = isFile ? copyFile(file) : await copyOnServer();
  inDatabase((copy) => copy.prepare("DELETE FROM DocumentKey").run(), copied.url);
  return copied;
}

/** Makes a database with the sample alone, as a new installation has it, and so many listings of the catalogue. */
export const sampleDatabase =
  (listings: number) =>
  async (file: string): Promise<OwnDatabase> => {
    const isFile = databaseKind(sharedDatabase()) === "sqlite";
    const made = isFile
      ? { url: `file:${file}`, drop: async () => rmSync(file) }
      : await createOwnDatabase(sharedDatabase());
    const env = { DATABASE_URL: made.url, SEED_CATALOGUE: String(listings), DEMO_ACCOUNTS: "true" };
    await runTs("scripts/db/migrate.ts", [], { env, quiet: true });
    await runTs("sample/seed.ts", [], { env, quiet: true });
    return made;
  };
