import { mkdirSync } from "node:fs";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { DomainError } from "../../kernel/errors.ts";
import { communeRow } from "../../testing/builders.ts";
import { createTestDatabase, type TestDatabase } from "../../testing/database.ts";
import { holdLock } from "../../testing/foreign-lock.ts";
import { createReader } from "../../testing/reader.ts";
import { asDomainError } from "../unavailable.ts";
import { createWriter, type Transaction } from "./clients.ts";
import { openDatabase } from "./open.ts";
import { isDatabaseLocked, isDatabaseUnavailable } from "./unavailable.ts";

let database: TestDatabase;
/** A folder where a database file should be. */
let folder: string;
beforeAll(async () => {
  database = await createTestDatabase();
  folder = join(dirname(database.file), "folder.db");
  mkdirSync(folder);
});
afterAll(() => database.close());

async function thrownBy(work: () => unknown): Promise<unknown> {
  try {
    await work();
  } catch (error) {
    return error;
  }
  throw new Error("nothing was thrown");
}

/** What another bundle, or a log, makes of an error: its fields without its class. */
const classless = (error: unknown): unknown => {
  if (!(error instanceof Error)) return error;
  const { code, cause, meta } = error as Error & { code?: unknown; meta?: unknown };
  return { message: error.message, code, cause: classless(cause), meta };
};

const insert = () => ({ data: communeRow({ code: "U1", slug: "u1" }) });

/** Goes on until its transaction is ended. */
const late = async (tx: Transaction) => {
  for (;;) {
    await tx.commune.count();
    await new Promise<void>((resolve) => setImmediate(resolve));
  }
};

describe("the database can't be used", () => {
  test.each<[string, () => unknown]>([
    ["a reader's file can't be opened", () => createReader(`file:${folder}`).commune.count()],
    [
      "a writer's file can't be opened",
      () => createWriter(`file:${folder}`).$transaction((tx) => tx.commune.count()),
    ],
    ["a raw reader's file can't be opened", () => openDatabase(folder, { readonly: true })],
    ["Prisma may not write", () => database.reader.commune.create(insert())],
    [
      "Prisma may not write what is SQL already",
      () => database.reader.$queryRaw`DELETE FROM Commune RETURNING code`,
    ],
    [
      "a statement of better-sqlite3 may not write",
      () => openDatabase(database.file, { readonly: true }).exec("DELETE FROM Commune"),
    ],
  ])("when %s", async (_, work) => {
    const error = await thrownBy(work);
    expect(isDatabaseUnavailable(error)).toBe(true);
    expect(isDatabaseUnavailable(classless(error))).toBe(true);
    expect(isDatabaseLocked(error)).toBe(false);
    expect(asDomainError(error)).toMatchObject({ code: "service.unavailable", status: 503 });
  });

  test("when a work takes too long: nothing of it was written", async () => {
    const error = await thrownBy(() => database.writer.$transaction(late, { timeout: 1 }));
    expect(asDomainError(error)).toMatchObject({ code: "service.unavailable", status: 503 });
  });

  test("when another program has locked it, for who reads, opens or writes", async () => {
    const other = await createTestDatabase();
    await other.close();
    const { file, url } = other;
    mkdirSync(dirname(file));
    const lock = await holdLock(file, "PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE");
    const reader = createReader(url);
    for (const work of [() => reader.commune.count(), () => openDatabase(file)]) {
      const error = await thrownBy(work);
      expect([isDatabaseLocked(error), isDatabaseUnavailable(error)]).toEqual([true, true]);
      expect(isDatabaseLocked(classless(error))).toBe(true);
    }
    await lock.release();
    expect(await thrownBy(() => reader.commune.count())).toMatchObject({ code: "P2021" });
    await reader.$disconnect();
  });

  test.each([
    "SQLITE_BUSY",
    "SQLITE_BUSY_SNAPSHOT",
    "SQLITE_LOCKED_SHAREDCACHE",
    "SQLITE_FULL",
    "SQLITE_IOERR",
    "SQLITE_IOERR_SHMSIZE",
    "SQLITE_CANTOPEN_ISDIR",
    "SQLITE_READONLY_DBMOVED",
    "SQLITE_PROTOCOL",
    // The extended code 10 + 30 * 256, which better-sqlite3 has no name for.
    "UNKNOWN_SQLITE_ERROR_7690",
  ])("by SQLite's %s", (code) => {
    expect(isDatabaseUnavailable({ code })).toBe(true);
    expect(isDatabaseUnavailable(new Error("wrapped", { cause: { originalCode: code } }))).toBe(
      true,
    );
  });
});

describe("the database can be used", () => {
  test.each<[string, () => unknown]>([
    ["a row is there already", () => duplicate()],
    ["SQL is wrong", () => database.raw.exec("SELEC 1")],
    ["a table is missing", () => database.reader.$queryRaw`SELECT 1 FROM Nothing`],
    ["a program is wrong", () => (null as unknown as string).length],
  ])("when %s", async (_, work) => {
    const error = await thrownBy(work);
    expect(isDatabaseUnavailable(error)).toBe(false);
    expect(asDomainError(error)).toBeNull();
  });

  const duplicate = () =>
    database.writer.$transaction(async (tx) => {
      await tx.commune.create(insert());
      await tx.commune.create(insert());
    });

  test("after a refusal, which stays itself", () => {
    const rejection = new DomainError("request.forbidden");
    expect(asDomainError(rejection)).toBe(rejection);
  });

  test("whatever is thrown", () => {
    const circular: { cause?: unknown; code: number } = { code: 5 };
    circular.cause = circular;
    for (const thrown of [
      null,
      undefined,
      "SQLITE_BUSY",
      5,
      circular,
      { code: "SQLITE_CONSTRAINT" },
    ]) {
      expect(isDatabaseUnavailable(thrown)).toBe(false);
    }
  });
});
