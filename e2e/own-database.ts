import { rmSync } from "node:fs";
import { databaseKind } from "../lib/platform/db/kind";
import { createOwnDatabase, type OwnDatabase } from "../lib/testing/postgres/own-database";
import { copyDatabase } from "../scripts/db/copy/copy-database";
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
