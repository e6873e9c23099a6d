import { afterEach, expect, test } from "vitest";
import { adoptedDatabase } from "../testing/adopted-database.ts";
import { type ForeignLock, holdLock } from "../testing/foreign-lock.ts";
import { createWriter } from "./db/clients.ts";
import { replaceOnce } from "./once.ts";
import { createReadinessCheck } from "./readiness.ts";

const database = adoptedDatabase("test");
let lock: ForeignLock | undefined;
afterEach(async () => {
  await lock?.release();
  lock = undefined;
});

test("readiness is off on a full disk, and on again once there is room", async () => {
  await createReadinessCheck()();
  const limit = (pages: number) =>
    database.writer.$transaction((tx) => tx.$queryRawUnsafe(`PRAGMA max_page_count = ${pages}`));
  await limit(1);
  // Its row no longer fits in what there is.
  database.raw.exec(
    `DROP TABLE ReadinessCheck;
     CREATE TABLE ReadinessCheck (id INTEGER PRIMARY KEY, checkedAt TEXT,
       filler DEFAULT (zeroblob(1000000)))`,
  );
  expect(await createReadinessCheck()()).toBe(false);
  await limit(1_000_000);
  expect(await createReadinessCheck()()).toBe(true);
});

test("readiness is off while another program keeps the lock", async () => {
  const writer = createWriter(database.url, { lockWaitMs: 20 });
  replaceOnce("db.writer", writer);
  lock = await holdLock(database.file);
  expect(await createReadinessCheck()()).toBe(false);
  await lock.release();
  expect(await createReadinessCheck()()).toBe(true);
  await writer.$disconnect();
});
