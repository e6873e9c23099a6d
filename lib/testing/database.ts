import { createHash } from "node:crypto";
import { copyFileSync, existsSync, mkdirSync, mkdtempSync, renameSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type Database from "better-sqlite3";
import { createWriter, type Writer } from "../platform/db/clients.ts";
import { readMigrations } from "../platform/db/migration-history.ts";
import { migrate } from "../platform/db/migrations.ts";
import { openDatabase, PROGRAM_BUSY_MS } from "../platform/db/open.ts";
import { replaceOnce } from "../platform/once.ts";
import { createReader, type Reader } from "./reader.ts";

function templateFile(): string {
  const digest = createHash("sha256")
    .update(JSON.stringify(readMigrations("sqlite")))
    .digest("hex");
  return join(tmpdir(), "loopimmo-test", `template-${digest.slice(0, 16)}.db`);
}

/** Builds the migrated template database unless it is there; returns its path. */
export async function prepareTemplate(): Promise<string> {
  const file = templateFile();
  if (existsSync(file)) return file;
  const draft = `${file}.${process.pid}`;
  mkdirSync(join(tmpdir(), "loopimmo-test"), { recursive: true });
  await migrate(`file:${draft}`);
  const database = openDatabase(draft);
  database.pragma("wal_checkpoint(TRUNCATE)");
  database.close();
  renameSync(draft, file);
  return file;
}

/** The variable that names the server of the tests: where it is set, they run on PostgreSQL. */
export const SERVER_VARIABLE = "TEST_POSTGRES_URL";

/** A migrated, empty database of one test file, on disk, with the product's own clients. */
export interface TestDatabase {
  file: string;
  url: string;
  /** A raw read-write connection, for fixtures and assertions. */
  raw: Database.Database;
  writer: Writer;
  reader: Reader;
  /** Makes it the process's database, so that queries and commands read and write it. */
  adopt(): void;
  close(): Promise<void>;
}

/**
 * A database of its own: a copy of the template, in a folder, or on the server of tests where there is one. Close it
 * after the tests.
 */
export async function createTestDatabase(): Promise<TestDatabase> {
  const server = process.env[SERVER_VARIABLE];
  if (server === undefined) return createFileDatabase();
  const { createServerDatabase } = await import("./postgres/database.ts");
  return createServerDatabase(server);
}

async function createFileDatabase(): Promise<TestDatabase> {
  const folder = mkdtempSync(join(tmpdir(), "loopimmo-test-"));
  const file = join(folder, "test.db");
  copyFileSync(await prepareTemplate(), file);
  const url = `file:${file}`;
  const raw = openDatabase(file, { busyMs: PROGRAM_BUSY_MS });
  const writer = createWriter(url);
  const reader = createReader(url);
  const rawReader = openDatabase(file, { readonly: true });
  return {
    file,
    url,
    raw,
    writer,
    reader,
    adopt() {
      replaceOnce("db.kind", "sqlite");
      replaceOnce("db.writer", writer);
      replaceOnce("db.rawReader", rawReader);
    },
    async close() {
      for (const name of ["db.kind", "db.writer", "db.rawReader"]) replaceOnce(name, undefined);
      rawReader.close();
      await Promise.all([writer.$disconnect(), reader.$disconnect()]);
      raw.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
