import { copyFileSync, mkdirSync, rmSync } from "node:fs";
import { runTs } from "../scripts/setup/run.mjs";

/** Listings of each catalogue that the benches run on. */
export const SIZES: Record<string, number> = { "10k": 10_000, "100k": 100_000, "1m": 1_000_000 };
const SECRET = "bench-only-secret-of-32-characters!";

/** The environment of a server on the catalogue in a folder. */
const envOf = (folder: string, size: string) => ({
  DATABASE_URL: `file:./${folder}/app.db`,
  SNAPSHOT_DIR: `./${folder}/search`,
  AUTH_SECRET: SECRET,
  CAPTCHA_HMAC_KEY: SECRET,
  DOCUMENT_KEY: SECRET,
  SEED_CATALOGUE: String(SIZES[size]),
  LOG_LEVEL: "warn",
});

/** The environment of a server on the catalogue of that size, which is made where it is missing. */
export async function sampleOf(size: string) {
  const folder = `data/bench/${size}`;
  const env = envOf(folder, size);
  mkdirSync(folder, { recursive: true });
  await runTs("scripts/db/migrate.ts", [], { env });
  await runTs("sample/seed.ts", ["--if-empty"], { env });
  return { env, databaseFile: `${folder}/app.db` };
}

/**
 * The environment of a second server on a copy of that catalogue: no two of them share a database. It
 * builds an index of its own.
 */
export function copyOf(size: string, databaseFile: string) {
  const folder = `data/bench/${size}-copy`;
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder);
  copyFileSync(databaseFile, `${folder}/app.db`);
  return { env: envOf(folder, size), remove: () => rmSync(folder, { recursive: true }) };
}
