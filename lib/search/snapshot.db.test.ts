import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { findLogEnd } from "../platform/db/change-logs.ts";
import { replaceOnce } from "../platform/once.ts";
import { NO_CRITERIA } from "../search-index/criteria.ts";
import { communeRow, propertyRow, userRow } from "../testing/builders.ts";
import { createTestDatabase, type TestDatabase } from "../testing/database.ts";
import { searchListings } from "./queries/search-listings.ts";
import { loadedSearchEngine } from "./sync.ts";

let snapshots: string;
let databases: TestDatabase[];

beforeAll(async () => {
  snapshots = mkdtempSync(join(tmpdir(), "loopimmo-snapshots-"));
  process.env.SNAPSHOT_DIR = snapshots;
  replaceOnce("env", undefined);
  databases = await Promise.all([createTestDatabase(), createTestDatabase()]);
});
afterAll(async () => {
  rmSync(snapshots, { recursive: true });
  delete process.env.SNAPSHOT_DIR;
  replaceOnce("env", undefined);
  for (const database of databases) await database.close();
});

/** Many homes of one number of rooms, of which an index is kept. */
async function publishMany({ writer }: TestDatabase, rooms: number): Promise<void> {
  const seller = userRow();
  await writer.$transaction(
    async (tx) => {
      await tx.commune.create({ data: communeRow() });
      await tx.user.create({ data: seller });
      for (let at = 0; at < 5_000; at += 500) {
        const rows = Array.from({ length: 500 }, () =>
          propertyRow({ sellerId: seller.id, rooms, bedrooms: 1 }),
        );
        await tx.property.createMany({ data: rows });
      }
    },
    { timeout: 120_000 },
  );
}

/** What a process that starts on a database finds of homes with so many rooms. */
async function found(database: TestDatabase, rooms: number): Promise<number> {
  database.adopt();
  for (const name of ["search.following", "search.gazetteer", "search.interpretations"])
    replaceOnce(name, undefined);
  await loadedSearchEngine();
  return (await searchListings({ ...NO_CRITERIA, minRooms: rooms })).total;
}

test("of another database is not taken, though both count alike", async () => {
  const [one, other] = databases as [TestDatabase, TestDatabase];
  await publishMany(one, 3);
  await publishMany(other, 7);
  expect(await found(one, 7)).toBe(0);
  const end = await findLogEnd("ListingChange");
  expect(await found(other, 7)).toBe(5_000);
  expect(await findLogEnd("ListingChange")).toEqual(end);
});
