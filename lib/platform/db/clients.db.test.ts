import { afterAll, beforeAll, expect, test } from "vitest";
import { communeRow } from "../../testing/builders.ts";
import { createTestDatabase, type TestDatabase } from "../../testing/database.ts";
import { openDatabase } from "./open.ts";

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

const commune = (code: string) => communeRow({ code, slug: `commune-${code}` });

test("acknowledged writes survive a concurrent transaction that rolls back", async () => {
  const write = (code: string) =>
    database.writer.$transaction((tx) => tx.commune.create({ data: commune(code) }));
  const rollBack = (code: string) =>
    database.writer
      .$transaction(async (tx) => {
        await tx.commune.create({ data: commune(code) });
        throw new Error("rolled back on purpose");
      })
      .catch(() => null);
  await Promise.all(
    Array.from({ length: 30 }, (_, index) => [write(`W${index}`), rollBack(`R${index}`)]).flat(),
  );
  const saved = await database.reader.commune.findMany({ select: { code: true } });
  expect(saved.filter(({ code }) => code.startsWith("W"))).toHaveLength(30);
  expect(saved.filter(({ code }) => code.startsWith("R"))).toHaveLength(0);
});

test("a transaction that has only read keeps other programs from changing what it read", async () => {
  const other = openDatabase(database.file);
  await database.writer.$transaction(async (tx) => {
    await tx.commune.findMany();
    expect(() => other.exec("DELETE FROM Commune WHERE 0")).toThrow(/locked/);
  });
  other.exec("DELETE FROM Commune WHERE 0");
  other.close();
});

test("the reader can't write", async () => {
  await expect(database.reader.commune.create({ data: commune("X1") })).rejects.toThrow();
  const raw = openDatabase(database.file, { readonly: true });
  expect(() => raw.prepare("DELETE FROM Commune").run()).toThrow(/readonly/);
  raw.close();
});

test("a raw connection runs with the project's pragmas", () => {
  const { raw } = database;
  expect(raw.pragma("journal_mode", { simple: true })).toBe("wal");
  expect(raw.pragma("synchronous", { simple: true })).toBe(2);
  expect(raw.pragma("foreign_keys", { simple: true })).toBe(1);
});

test("Prisma's connections run with the project's pragmas", async () => {
  const pragma = (name: string) =>
    database.writer.$transaction((tx) => tx.$queryRawUnsafe(`PRAGMA ${name}`));
  expect(await pragma("synchronous")).toEqual([{ synchronous: 2n }]);
  expect(await pragma("foreign_keys")).toEqual([{ foreign_keys: 1n }]);
  expect(await pragma("busy_timeout")).toEqual([{ timeout: 0n }]);
});
