import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type Database from "better-sqlite3";
import { checkDatabase } from "../lib/platform/db/check-database.ts";
import { databaseKind } from "../lib/platform/db/kind.ts";
import { migrate } from "../lib/platform/db/migrations.ts";
import { databaseFile, openDatabase, PROGRAM_BUSY_MS } from "../lib/platform/db/open.ts";
import { withClient } from "../lib/platform/db/postgres/connection.ts";
import { env } from "../lib/platform/env.ts";
import { documentStorage, storageOf } from "../lib/platform/storage/stores.ts";
import { copyDatabase } from "../scripts/db/copy/copy-database.ts";
import { loadCommunes } from "../scripts/db/reference/gazetteer.ts";
import { hasReference, seedReference } from "../scripts/db/reference/reference.ts";
import { runProgram } from "../scripts/run-program.ts";
import { storeSampleDocuments } from "./documents/store-documents.ts";
import { writeContracts } from "./papers/write-contracts.ts";
import { writeLooperPapers } from "./papers/write-papers.ts";
import { hashDemoPasswords, hasPeople, openDemoAccounts, seedSample } from "./people/sample.ts";
import { syncPictures } from "./pictures/sync.ts";
import { catalogueSize, seedCatalogue } from "./seed/catalogue.ts";
import { parseOptions, type SeedOptions, USAGE } from "./seed/options.ts";
import { createProgress } from "./seed/progress.ts";

function readOptions(catalogue: number): SeedOptions | null {
  try {
    return parseOptions(process.argv.slice(2), catalogue);
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : error}\n${USAGE}`);
    return null;
  }
}

function seconds(since: number): string {
  return `${((performance.now() - since) / 1_000).toFixed(1)} s`;
}

async function seed(database: Database.Database, options: SeedOptions): Promise<void> {
  const now = new Date();
  // An interrupted first run left people without a catalogue: it is then completed.
  const complete = hasPeople(database) && (options.count === 0 || catalogueSize(database) > 0);
  if (options.ifEmpty && hasReference(database) && complete) {
    console.log("The database is filled already: left as it is.");
    return;
  }
  const started = performance.now();
  const communes = loadCommunes();
  const { communes: changed } = seedReference(database, communes);
  console.log(`Communes: ${changed} written of ${communes.length} (${seconds(started)}).`);

  const signIn = env().DEMO_ACCOUNTS !== "false";
  if (hasPeople(database)) {
    const opened = signIn ? openDemoAccounts(database, await hashDemoPasswords()) : 0;
    console.log(
      opened > 0
        ? `Sample: the database has people already; ${opened} demo accounts can sign in now.`
        : "Sample: the database has people already, nothing added.",
    );
  } else {
    seedSample(database, now, signIn ? await hashDemoPasswords() : undefined);
    // Without a key, outside production, no document outlasts its process.
    if (env().DOCUMENT_KEY !== undefined) await storeSampleDocuments(documentStorage());
    console.log("Sample: 5 properties, 8 people, 2 saved searches, 2 visits, 11 providers.");
    console.log("Behind its ledgers: 12 past homes, 52 people, 59 visits.");
  }

  const { count, seed: number } = options;
  const before = performance.now();
  const added = await seedCatalogue(database, {
    count,
    seed: number,
    now,
    communes,
    onProgress: createProgress("Catalogue"),
  });
  const size = catalogueSize(database);
  console.log(
    added > 0
      ? `Catalogue: ${added} listings added, ${size} in all (${seconds(before)}).`
      : `Catalogue: ${size} listings, nothing added.`,
  );

  const drawn = performance.now();
  const loopers = await writeLooperPapers(database, documentStorage());
  const contracts = await writeContracts(database, now);
  console.log(`Loopers: papers of ${loopers}, ${contracts} contracts (${seconds(drawn)}).`);
}

async function seedFile(file: string, options: SeedOptions): Promise<void> {
  const database = openDatabase(file, { busyMs: PROGRAM_BUSY_MS });
  try {
    await seed(database, options);
  } finally {
    database.close();
  }
}

/** The sample is written into a file, and copied: a PostgreSQL database that has people is left as it is. */
async function seedServer(url: string, options: SeedOptions): Promise<void> {
  const { rows } = await withClient(url, (client) =>
    client.query('SELECT EXISTS (SELECT 1 FROM "User") AS filled'),
  );
  if (rows[0].filled) {
    console.log("The database is filled already: left as it is.");
    return;
  }
  const folder = mkdtempSync(join(tmpdir(), "loopimmo-seed-"));
  try {
    const file = join(folder, "sample.db");
    await migrate(`file:${file}`);
    await seedFile(file, options);
    const started = performance.now();
    const copied = await copyDatabase(`file:${file}`, url);
    console.log(`Copied: ${copied.rows} rows of ${copied.tables} tables (${seconds(started)}).`);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/**
 * `npm run db:seed`, `npx prisma db seed`: the communes, the sample when the database has nobody
 * yet, the generated catalogue up to SEED_CATALOGUE listings, and their pictures. Run again, it
 * changes nothing.
 */
await runProgram(async () => {
  const { DATABASE_URL, SEED_CATALOGUE } = env();
  const options = readOptions(SEED_CATALOGUE);
  if (options === null) return 1;
  const warning = await checkDatabase(DATABASE_URL);
  if (warning !== null) {
    // The sample is of this version's data model.
    console.error(warning);
    return 1;
  }
  await (databaseKind(DATABASE_URL) === "sqlite"
    ? seedFile(databaseFile(DATABASE_URL), options)
    : seedServer(DATABASE_URL, options));
  const started = performance.now();
  const { written, total } = await syncPictures(storageOf("media"));
  console.log(`Pictures: ${written} files written of ${total} (${seconds(started)}).`);
  return undefined;
});
