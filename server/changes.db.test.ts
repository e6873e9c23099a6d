import { afterEach, beforeEach, describe, expect, test } from "vitest";
import type { CacheTag } from "../lib/platform/cache-tags.ts";
import type { Transaction } from "../lib/platform/db/clients.ts";
import { commitWatchers } from "../lib/platform/db/commit-watchers.ts";
import { rawReader } from "../lib/platform/db/raw.ts";
import { env } from "../lib/platform/env.ts";
import { replaceOnce } from "../lib/platform/once.ts";
import { adoptedDatabase } from "../lib/testing/adopted-database.ts";
import {
  communeRow,
  floorPlanRow,
  propertyRow,
  roomRow,
  userRow,
} from "../lib/testing/builders.ts";
import { holdLock } from "../lib/testing/foreign-lock.ts";
import { describeOnFile, testOnFile } from "../lib/testing/on-file.ts";
import { pageChanges, pruneChanges } from "./changes.ts";
import { PageCache } from "./page-cache.ts";
import { memoryStore } from "./page-store.ts";

const database = adoptedDatabase("test");
let cache: PageCache;
const seller = userRow();
const looper = userRow({ firstName: "Ana" });
// An example: what is online under a mandate stays the home that it names.
const listing = propertyRow({
  sellerId: seller.id,
  ambassadorId: looper.id,
  isDemonstration: true,
});
const other = propertyRow({ sellerId: seller.id, communeCode: "35051" });

const PAGES: Record<string, CacheTag> = {
  listing: `listing:${listing.id}`,
  other: `listing:${other.id}`,
  rennes: "city:35238",
  cesson: "city:35051",
  paris: "city:75056",
  search: "search",
};

beforeEach(async () => {
  await database.writer.$transaction(async (tx) => {
    for (const code of ["35238", "35051", "75056"]) {
      await tx.commune.create({ data: communeRow({ code, slug: code }) });
    }
    await tx.user.createMany({ data: [seller, looper] });
    await tx.property.createMany({ data: [listing, other] });
    await tx.propertyPhoto.create({
      data: { propertyId: listing.id, position: 0, mediaKey: "a", alt: "a" },
    });
  });
  cache = new PageCache(memoryStore(1_000_000));
});

/** Keeps one page of each tag, and one that shows nothing. */
async function fill(): Promise<void> {
  for (const [key, tag] of [...Object.entries(PAGES), ["text", null] as const]) {
    await cache.serve(key, {
      freshSeconds: 60,
      staleSeconds: 60,
      ofDay: false,
      encodings: [],
      render: async (tags) => {
        if (tag) tags.add(tag);
        return { status: 200, headers: {}, body: Buffer.from(key) };
      },
    });
  }
}

const turn = () => new Promise<void>((resolve) => setImmediate(resolve));
const dropped = () => [...Object.keys(PAGES), "text"].filter((key) => !cache.fresh(key)).sort();

/** What was committed beside the writer, and announced by nobody, is taken in. */
const seen = () => commitWatchers().tell();

/** The pages that a commit drops. */
async function droppedBy(commit: () => unknown, prepare?: () => unknown): Promise<string[]> {
  await prepare?.();
  const follow = pageChanges(cache, () => {});
  await follow();
  await turn();
  await fill();
  await commit();
  await seen();
  await follow();
  return dropped();
}

const sql = (text: string, ...values: unknown[]) => database.raw.prepare(text).run(...values);
const update = (data: { priceCents?: number; builtYear?: number; communeCode?: string }) =>
  database.writer.$transaction((tx) => tx.property.update({ where: { id: listing.id }, data }));
const AT = { startsAt: new Date("2026-12-01T09:00:00Z"), endsAt: new Date("2026-12-01T10:00:00Z") };
const slot = {
  id: "0123456789ab",
  propertyId: listing.id as string,
  hostId: seller.id as string,
  ...AT,
};
const visit = {
  id: "0123456789ac",
  propertyId: slot.propertyId,
  slotId: slot.id,
  buyerId: seller.id as string,
  hostId: seller.id as string,
  visitorName: "Camille",
  visitorEmail: "c@example.org",
  visitorPhone: "06",
  type: "physical" as const,
  createdAt: AT.startsAt,
  ...AT,
};

describe("a commit drops the pages that show what it changed, and no other", () => {
  test("a price", async () => {
    expect(await droppedBy(() => update({ priceCents: 1_000_00 }))).toEqual([
      "listing",
      "rennes",
      "search",
    ]);
  });

  test("what the listing's own page alone shows", async () => {
    expect(await droppedBy(() => update({ builtYear: 1900 }))).toEqual(["listing"]);
  });

  test("another commune: the old one and the new one", async () => {
    expect(await droppedBy(() => update({ communeCode: "75056" }))).toEqual([
      "listing",
      "paris",
      "rennes",
      "search",
    ]);
  });

  test("a photo, added, changed or taken away", async () => {
    const shown = ["listing", "rennes", "search"];
    expect(
      await droppedBy(() =>
        database.writer.$transaction((tx) =>
          tx.propertyPhoto.create({
            data: { propertyId: listing.id, position: 1, mediaKey: "b", alt: "b" },
          }),
        ),
      ),
    ).toEqual(shown);
    expect(await droppedBy(() => sql("UPDATE PropertyPhoto SET alt = 'c'"))).toEqual(shown);
    expect(await droppedBy(() => sql("DELETE FROM PropertyPhoto"))).toEqual(shown);
  });

  test("a plan, added, changed or taken away", async () => {
    const data = floorPlanRow({ propertyId: listing.id });
    expect(
      await droppedBy(() => database.writer.$transaction((tx) => tx.floorPlan.create({ data }))),
    ).toEqual(["listing"]);
    expect(await droppedBy(() => sql("UPDATE FloorPlan SET label = 'c'"))).toEqual(["listing"]);
    expect(await droppedBy(() => sql("DELETE FROM FloorPlan"))).toEqual(["listing"]);
  });

  test("a room, added, changed or taken away", async () => {
    const data = roomRow({ propertyId: listing.id });
    expect(
      await droppedBy(() => database.writer.$transaction((tx) => tx.room.create({ data }))),
    ).toEqual(["listing"]);
    expect(await droppedBy(() => sql("UPDATE Room SET name = 'c'"))).toEqual(["listing"]);
    expect(await droppedBy(() => sql("DELETE FROM Room"))).toEqual(["listing"]);
  });

  test("a slot, and its visit booked and cancelled", async () => {
    const commits: ((tx: Transaction) => Promise<unknown>)[] = [
      (tx) => tx.visitSlot.create({ data: slot }),
      (tx) => tx.visit.create({ data: visit }),
      (tx) => tx.visit.update({ where: { id: visit.id }, data: { status: "cancelled" } }),
      (tx) => tx.visit.delete({ where: { id: visit.id } }),
      (tx) => tx.visitSlot.delete({ where: { id: slot.id } }),
    ];
    for (const commit of commits) {
      expect(await droppedBy(() => database.writer.$transaction(commit))).toEqual(["listing"]);
    }
  });

  test("the looper's name, on the pages and the cards of their listings", async () => {
    const rename = (id: string) => sql("UPDATE User SET firstName = 'Zoé' WHERE id = ?", id);
    expect(await droppedBy(() => rename(looper.id as string))).toEqual([
      "listing",
      "rennes",
      "search",
    ]);
    expect(await droppedBy(() => rename(seller.id as string))).toEqual([]);
  });

  test("a listing that is gone", async () => {
    expect(
      await droppedBy(() => {
        sql("DELETE FROM PropertyPhoto");
        sql("DELETE FROM Property WHERE id = ?", listing.id);
      }),
    ).toEqual(["listing", "rennes", "search"]);
  });

  test("a listing that is new: where it is, not the pages of others", async () => {
    expect(
      await droppedBy(() =>
        database.writer.$transaction((tx) =>
          tx.property.create({ data: propertyRow({ sellerId: seller.id }) }),
        ),
      ),
    ).toEqual(["rennes", "search"]);
  });

  test("none for views, favourites and what is rolled back", async () => {
    expect(
      await droppedBy(() =>
        sql("UPDATE Property SET viewCount = viewCount + 1, favoriteCount = 3"),
      ),
    ).toEqual([]);
    expect(await droppedBy(() => sql("UPDATE User SET lastName = 'x'"))).toEqual([]);
    expect(
      await droppedBy(() => {
        sql("BEGIN");
        sql("UPDATE Property SET priceCents = 2100001");
        sql("ROLLBACK");
      }),
    ).toEqual([]);
  });

  test("all of them after a bulk load, whose triggers are off", async () => {
    expect(
      await droppedBy(() =>
        // Its commit says nothing else.
        sql("UPDATE SearchEpoch SET epoch = epoch + 1"),
      ),
    ).toEqual([...Object.keys(PAGES), "text"].sort());
  });

  test("all of them after more changes than are worth telling apart", async () => {
    expect(
      await droppedBy(() =>
        sql(
          `WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 5001)
           INSERT INTO PageChange (tag) SELECT 'listing:none' FROM n`,
        ),
      ),
    ).toContain("text");
  });
});

testOnFile("requests of one turn share one look; the next turn looks again", async () => {
  const follow = pageChanges(cache, () => {});
  await follow();
  await turn();
  await fill();
  await follow();
  sql("UPDATE Property SET priceCents = 2100008 WHERE id = ?", listing.id);
  await follow();
  expect(dropped()).toEqual([]);
  await turn();
  await follow();
  expect(dropped()).toEqual(["listing", "rennes", "search"]);
});

testOnFile("a look that fails is made again, and loses nothing", async () => {
  let broken = false;
  const failing = new Proxy(cache, {
    get: (target, name) => {
      if (name === "drop" && broken) throw new Error("busy");
      const value = Reflect.get(target, name) as unknown;
      return typeof value === "function" ? value.bind(target) : value;
    },
  });
  const follow = pageChanges(failing, () => {});
  await follow();
  await turn();
  await fill();
  sql("UPDATE Property SET priceCents = 2100009 WHERE id = ?", listing.id);
  broken = true;
  await expect(follow()).rejects.toThrow("busy");
  await turn();
  broken = false;
  await follow();
  expect(dropped()).toEqual(["listing", "rennes", "search"]);
});

describeOnFile("while the database is locked, or fails", () => {
  /** Another program locks the whole file, before whose end nobody reads it. */
  async function lockedAway(change: string) {
    const follow = pageChanges(
      cache,
      () => {},
      () => at.now,
    );
    const at = { now: 0 };
    await follow();
    await turn();
    await fill();
    await Promise.all([database.writer.$disconnect(), database.reader.$disconnect()]);
    database.raw.close();
    rawReader().close();
    replaceOnce("env", { ...env(), DATABASE_URL: database.url });
    replaceOnce("db.rawReader", undefined);
    const lock = await holdLock(database.file, `PRAGMA locking_mode = EXCLUSIVE; ${change}`);
    return { follow, at, lock };
  }
  afterEach(() => replaceOnce("env", undefined));
  const change = `UPDATE Property SET priceCents = 2100009 WHERE id = '${listing.id}'`;

  test("pages are given as they are, and follow what was changed once it can be read", async () => {
    const { follow, lock } = await lockedAway(change);
    for (let turns = 0; turns < 3; turns++) {
      await follow();
      await turn();
    }
    expect(dropped()).toEqual([]);
    await lock.release();
    await follow();
    expect(dropped()).toEqual(["listing", "rennes", "search"]);
    rawReader().close();
  });

  test("pages are given for a minute, and again from the first look that succeeds", async () => {
    const { follow, at, lock } = await lockedAway(change);
    await follow();
    await turn();
    at.now = 59_999;
    await follow();
    await turn();
    at.now = 60_000;
    for (let requests = 0; requests < 2; requests++) {
      await expect(follow()).rejects.toThrow("locked");
      await turn();
    }
    await lock.release();
    await follow();
    await turn();
    rawReader().close();
    replaceOnce("db.rawReader", undefined);
    const again = await holdLock(database.file, "PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE");
    await follow();
    await again.release();
  });
});

describe("the log of changes", () => {
  const rows = () =>
    database.raw
      .prepare<[], { count: number; last: number }>(
        "SELECT count(*) AS count, max(seq) AS last FROM PageChange",
      )
      .get() as { count: number; last: number };
  const log = (count: number) =>
    sql(
      `WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ?)
       INSERT INTO PageChange (tag) SELECT 'listing:none' FROM n`,
      count,
    );

  test("is pruned to its last rows, a few at a time", async () => {
    log(95);
    const { last } = rows();
    await pruneChanges(10, 7);
    expect(rows()).toEqual({ count: 10, last });
    await pruneChanges(10, 7);
    expect(rows()).toEqual({ count: 10, last });
  });

  test("empty, is pruned without ado", async () => {
    sql("DELETE FROM PageChange");
    await pruneChanges(0);
    expect(rows().count).toBe(0);
  });

  test("is pruned at the start and after every thousand changes, not at each", async () => {
    let prunings = 0;
    const follow = pageChanges(cache, () => prunings++);
    const followed = async (count: number) => {
      log(count);
      await seen();
      await follow();
      await turn();
      return prunings;
    };
    expect(await followed(1)).toBe(1);
    expect(await followed(999)).toBe(1);
    expect(await followed(1)).toBe(2);
    expect(await followed(10)).toBe(2);
  });

  test("pruned under who follows it, costs no change", async () => {
    const follow = pageChanges(cache, () => {});
    await follow();
    await turn();
    await fill();
    log(4_000);
    sql("UPDATE Property SET priceCents = 21000010 WHERE id = ?", listing.id);
    await pruneChanges();
    await seen();
    await follow();
    expect(dropped()).toEqual(["listing", "rennes", "search"]);
  });

  test("emptied, leads on: a fresh process misses nothing, nor does an old one", async () => {
    const old = pageChanges(cache, () => {});
    await old();
    await turn();
    await pruneChanges(0);
    const fresh = pageChanges(cache, () => {});
    await fresh();
    await turn();
    for (const follow of [fresh, old]) {
      await fill();
      sql("UPDATE Property SET priceCents = priceCents + 1 WHERE id = ?", listing.id);
      await seen();
      await follow();
      await turn();
      expect(dropped()).toEqual(["listing", "rennes", "search"]);
    }
  });
});
