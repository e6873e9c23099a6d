import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { communeRow } from "../../testing/builders.ts";
import { createTestDatabase, type TestDatabase } from "../../testing/database.ts";
import { type ForeignLock, holdLock } from "../../testing/foreign-lock.ts";
import { createWriter, type Writer } from "./clients.ts";

let database: TestDatabase;
let lock: ForeignLock | undefined;
beforeEach(async () => {
  database = await createTestDatabase();
});
afterEach(async () => {
  await lock?.release();
  lock = undefined;
  await database.close();
});

const commune = (code: string) => communeRow({ code, slug: `commune-${code}` });
const write = (writer: Writer, code: string) =>
  writer.$transaction((tx) => tx.commune.create({ data: commune(code) }));
const codes = () =>
  database.raw.prepare("SELECT code FROM Commune ORDER BY code").pluck().all() as string[];
const UNAVAILABLE = { code: "service.unavailable", status: 503 };

describe("a write while another program holds the lock", () => {
  test("waits without holding up the process, and is made once the lock is released", async () => {
    lock = await holdLock(database.file);
    let runs = 0;
    let settled = 0;
    const writes = ["A", "B", "C"].map((code) =>
      database.writer
        .$transaction((tx) => {
          runs++;
          return tx.commune.create({ data: commune(code) });
        })
        .finally(() => settled++),
    );
    // Reads are served meanwhile, with the writes under way from before the first to after the last.
    for (let reads = 0; reads < 20; reads++) {
      expect(await database.reader.commune.count()).toBe(0);
    }
    expect([runs, settled]).toEqual([0, 0]);
    await lock.release();
    await Promise.all(writes);
    expect(runs).toBe(3);
    expect(codes()).toEqual(["A", "B", "C"]);
  });

  test("is given up after a bound, its work never begun, and the next one is made", async () => {
    const writer = createWriter(database.url, { lockWaitMs: 40 });
    lock = await holdLock(database.file);
    let runs = 0;
    const writes = Array.from({ length: 5 }, () =>
      writer.$transaction(async () => {
        runs++;
      }),
    );
    for (const outcome of await Promise.allSettled(writes)) {
      expect(outcome).toMatchObject({ status: "rejected", reason: UNAVAILABLE });
    }
    expect(runs).toBe(0);
    await lock.release();
    await write(writer, "A");
    expect(codes()).toEqual(["A"]);
    await writer.$disconnect();
  });
});

describe("a full disk", () => {
  const limit = (pages: number) =>
    database.writer.$transaction((tx) => tx.$queryRawUnsafe(`PRAGMA max_page_count = ${pages}`));
  const pages = () => Number(database.raw.pragma("page_count", { simple: true }));
  const longName = { name: "x".repeat(100_000) };

  test("rolls the whole transaction back; the next ones are made once there is room", async () => {
    await limit(pages() + 3);
    const full = database.writer.$transaction(async (tx) => {
      await tx.commune.create({ data: commune("A") });
      await tx.commune.create({ data: { ...commune("B"), ...longName } });
    });
    await expect(full).rejects.toMatchObject(UNAVAILABLE);
    expect(codes()).toEqual([]);
    await limit(1_000_000);
    await write(database.writer, "C");
    expect(codes()).toEqual(["C"]);
  });

  test("ends a transaction whose command goes on after the failure", async () => {
    await limit(pages() + 3);
    const stubborn = database.writer.$transaction(async (tx) => {
      await tx.commune.create({ data: commune("A") });
      await tx.commune.create({ data: { ...commune("B"), ...longName } }).catch(() => undefined);
      await tx.commune.create({ data: commune("C") }).catch(() => undefined);
    });
    await expect(stubborn).rejects.toMatchObject(UNAVAILABLE);
    expect(codes()).toEqual([]);
    await write(database.writer, "D");
    expect(codes()).toEqual(["D"]);
  });
});

test("a transaction that can't be committed keeps no other one from beginning", async () => {
  const bad = database.writer.$transaction(async (tx) => {
    await tx.$executeRawUnsafe("PRAGMA defer_foreign_keys = 1");
    const row = { communeCode: "nowhere", postalCode: "35000" };
    await tx.communePostalCode.createMany({ data: [row] });
  });
  await expect(bad).rejects.toThrow(/ForeignKey/);
  await write(database.writer, "A");
  expect(codes()).toEqual(["A"]);
});
