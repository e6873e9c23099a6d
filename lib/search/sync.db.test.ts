import { mkdtempSync, rmSync, truncateSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { newId } from "../kernel/ids.ts";
import { DAY_MS } from "../kernel/time.ts";
import { rawReader } from "../platform/db/raw.ts";
import { replaceOnce } from "../platform/once.ts";
import { NO_CRITERIA, type SearchCriteria } from "../search-index/criteria.ts";
import { adoptedDatabase } from "../testing/adopted-database.ts";
import { acceptedOfferRow, communeRow, propertyRow, userRow } from "../testing/builders.ts";
import { writeMandate } from "../testing/mandates.ts";
import { testOnFile } from "../testing/on-file.ts";
import { makeLooper } from "../testing/people.ts";
import { countListings } from "./queries/count-listings.ts";
import { filteredCriteria } from "./queries/filtered-criteria.ts";
import { getFeaturedListings } from "./queries/get-featured-listings.ts";
import { mapBounds, placeBounds } from "./queries/map-bounds.ts";
import { mapClusters } from "./queries/map-clusters.ts";
import { searchListings } from "./queries/search-listings.ts";
import { searchRelaxations } from "./queries/search-relaxations.ts";
import { loadedSearchEngine } from "./sync.ts";

const database = adoptedDatabase("test");
let snapshots: string;
const seller = userRow();

beforeEach(async () => {
  snapshots = mkdtempSync(join(tmpdir(), "loopimmo-snapshots-"));
  process.env.SNAPSHOT_DIR = snapshots;
  replaceOnce("env", undefined);
  restart();
  await database.writer.$transaction(async (tx) => {
    await tx.commune.create({ data: communeRow() });
    await tx.communePostalCode.create({ data: { communeCode: "35238", postalCode: "35000" } });
    await tx.user.create({ data: seller });
  });
});
afterEach(async () => {
  rmSync(snapshots, { recursive: true });
  delete process.env.SNAPSHOT_DIR;
  replaceOnce("env", undefined);
});

/** Forgets the index, as a new process does. */
function restart(): void {
  replaceOnce("search.following", undefined);
  replaceOnce("search.gazetteer", undefined);
  replaceOnce("search.interpretations", undefined);
}

type Overrides = Omit<Parameters<typeof propertyRow>[0], "sellerId">;

async function publish(overrides: Overrides = {}): Promise<string> {
  const row = propertyRow({ sellerId: seller.id, ...overrides });
  await database.writer.$transaction((tx) => tx.property.create({ data: row }));
  return row.id;
}

const daysAgo = (days: number) => new Date(Date.now() - days * DAY_MS);

const find = (criteria: Partial<SearchCriteria> = {}) =>
  searchListings({ ...NO_CRITERIA, ...criteria });
const idsOf = async (criteria: Partial<SearchCriteria> = {}) =>
  (await find(criteria)).items.map(({ id }) => id);

describe("a committed change is found by the next search", () => {
  test("whether a listing is published, changed, paused or back", async () => {
    await loadedSearchEngine();
    expect((await find()).total).toBe(0);
    const id = await publish({ priceCents: 200_000_00 });
    expect(await idsOf({ maxPriceCents: 250_000_00 })).toEqual([id]);
    const update = (data: { priceCents?: number; status?: "paused" | "active" }) =>
      database.writer.$transaction((tx) => tx.property.update({ where: { id }, data }));
    await update({ priceCents: 300_000_00 });
    expect(await idsOf({ maxPriceCents: 250_000_00 })).toEqual([]);
    await update({ status: "paused" });
    expect((await find()).total).toBe(0);
    await database.writer.$transaction((tx) => writeMandate(tx, id));
    await update({ status: "active" });
    expect(await idsOf()).toEqual([id]);
  });

  test("also its floor, bathrooms, price per m² and its seller's confirmation", async () => {
    const id = await publish({
      priceCents: 200_000_00,
      surfaceDm2: 5_000,
      floor: 0,
      floorCount: 3,
      bathrooms: 1,
      confirmedAt: daysAgo(10),
    });
    await loadedSearchEngine();
    const finds = async (criteria: Partial<SearchCriteria>) => (await idsOf(criteria)).includes(id);
    const update = (data: { floor?: number; bathrooms?: number; confirmedAt?: Date }) =>
      database.writer.$transaction((tx) => tx.property.update({ where: { id }, data }));
    expect(await finds({ storeys: ["ground"] })).toBe(true);
    expect(await finds({ storeys: ["above-ground"] })).toBe(false);
    expect(await finds({ minBathrooms: 2 })).toBe(false);
    expect(await finds({ maxPricePerM2Cents: 3_999_00 })).toBe(false);
    expect(await finds({ maxPricePerM2Cents: 4_000_00 })).toBe(true);
    expect(await finds({ confirmedDays: 7 })).toBe(false);
    await update({ floor: 3, bathrooms: 2 });
    expect(await finds({ storeys: ["last", "above-ground"], minBathrooms: 2 })).toBe(true);
    await update({ confirmedAt: daysAgo(7) });
    expect(await finds({ confirmedDays: 7 })).toBe(true);
    const later = await publish({ confirmedAt: daysAgo(1) });
    const never = await publish();
    expect(await idsOf({ sort: "confirmed" })).toEqual([later, id, never]);
    expect(await idsOf({ sort: "confirmed", confirmedDays: 7 })).toEqual([later, id]);
  });

  test("what its text says besides its place becomes filters", async () => {
    await publish({ title: "Loft" });
    await loadedSearchEngine();
    const filtered = (location: string) => filteredCriteria({ ...NO_CRITERIA, location });
    expect(await filtered("maison rennes t3 loft sans passoire")).toEqual({
      ...NO_CRITERIA,
      location: "Rennes (35) loft",
      types: ["house"],
      minRooms: 3,
      worstEnergy: "E",
    });
    expect(await filtered("Rennes")).toBeNull();
    expect(await filtered("loft")).toBeNull();
    expect(await filtered('"maison rennes"')).toBeNull();
  });

  test("also by what its card shows, however often it was shown before", async () => {
    const id = await publish({ title: "Loft sous les toits" });
    await loadedSearchEngine();
    const shown = async () => (await find()).items.map(({ title, photo }) => [title, photo.alt]);
    expect(await shown()).toEqual([["Loft sous les toits", ""]]);
    database.raw.prepare("UPDATE Property SET title = 'Loft traversant' WHERE id = ?").run(id);
    expect(await shown()).toEqual([["Loft traversant", ""]]);
    await database.writer.$transaction((tx) =>
      tx.propertyPhoto.create({
        data: { propertyId: id, position: 0, mediaKey: "loft", alt: "Le loft" },
      }),
    );
    expect(await shown()).toEqual([["Loft traversant", "Le loft"]]);
    await database.writer.$transaction(async (tx) => {
      await tx.offer.create({ data: acceptedOfferRow(id, seller.id) });
      await tx.property.update({ where: { id }, data: { status: "under_offer" } });
    });
    expect((await find()).items[0]?.underOffer).toBe(true);
  });

  test("also by the looper its card names and the visits it counts", async () => {
    const id = await publish();
    const looper = userRow({ firstName: "Nadia" });
    await loadedSearchEngine();
    const shown = async () =>
      (await find()).items.map(({ ambassador, visitCount }) => [ambassador, visitCount]);
    const tags = () => {
      const rows = database.raw.prepare("SELECT DISTINCT tag FROM PageChange ORDER BY tag").all();
      database.raw.exec("DELETE FROM PageChange");
      return rows.map((row) => (row as { tag: string }).tag);
    };
    const ofCard = ["city:35238", `listing:${id}`, "search"];
    expect(await shown()).toEqual([[null, 0]]);
    await database.writer.$transaction((tx) => tx.user.create({ data: looper }));
    await makeLooper(database, { userId: looper.id });
    tags();
    database.raw.prepare("UPDATE Property SET ambassadorId = ? WHERE id = ?").run(looper.id, id);
    expect(await shown()).toEqual([[{ firstName: "Nadia" }, 0]]);
    expect(tags()).toEqual(ofCard);
    database.raw.prepare("UPDATE User SET firstName = 'Inès' WHERE id = ?").run(looper.id);
    expect(await shown()).toEqual([[{ firstName: "Inès" }, 0]]);
    expect(tags()).toEqual(ofCard);
    const visit = {
      id: newId(),
      propertyId: id,
      buyerId: seller.id,
      hostId: seller.id,
      visitorName: "Camille Martin",
      visitorEmail: "camille@example.org",
      visitorPhone: "06 12 34 56 78",
      startsAt: new Date("2026-11-10T09:00:00Z"),
      endsAt: new Date("2026-11-10T09:30:00Z"),
      type: "physical" as const,
      createdAt: new Date("2026-11-01T09:00:00Z"),
    };
    await database.writer.$transaction((tx) => tx.visit.create({ data: visit }));
    expect(await shown()).toEqual([[{ firstName: "Inès" }, 0]]);
    expect(tags()).toEqual([`listing:${id}`]);
    for (const [status, count] of [
      ["scheduled", 1],
      ["completed", 1],
      ["cancelled", 0],
    ] as const) {
      database.raw.prepare("UPDATE Visit SET status = ?").run(status);
      expect(await shown(), status).toEqual([[{ firstName: "Inès" }, count]]);
    }
    expect(tags()).toEqual(ofCard);
  });

  test("also when another connection made it", async () => {
    const id = await publish();
    await loadedSearchEngine();
    database.raw.prepare("UPDATE Property SET rooms = 7, bedrooms = 3 WHERE id = ?").run(id);
    expect(await idsOf({ minRooms: 7 })).toEqual([id]);
  });

  testOnFile("also where a search could not read it", async () => {
    const real = rawReader();
    let broken = false;
    const prepare = (sql: string) => {
      if (broken) throw Object.assign(new Error("locked"), { code: "SQLITE_BUSY" });
      return real.prepare(sql);
    };
    replaceOnce("db.rawReader", { prepare });
    await loadedSearchEngine();
    const id = await publish();
    broken = true;
    await expect(find()).rejects.toThrow("locked");
    broken = false;
    expect(await idsOf()).toEqual([id]);
    replaceOnce("db.rawReader", real);
  });

  test("also after a bulk load that left no trace in the log", async () => {
    await publish();
    await loadedSearchEngine();
    const id = await publish();
    database.raw.exec("DELETE FROM ListingChange; UPDATE SearchEpoch SET epoch = epoch + 1");
    await loadedSearchEngine();
    expect((await find()).total).toBe(2);
    expect(await idsOf()).toContain(id);
  });
});

describe("the snapshot of a large index", () => {
  async function publishMany(): Promise<void> {
    const rows = Array.from({ length: 5_000 }, () => propertyRow({ sellerId: seller.id }));
    await database.writer.$transaction(
      async (tx) => {
        for (let at = 0; at < rows.length; at += 500) {
          await tx.property.createMany({ data: rows.slice(at, at + 500) });
        }
      },
      { timeout: 60_000 },
    );
  }

  testOnFile("is taken at the next start, with what was committed since", async () => {
    await publishMany();
    await loadedSearchEngine();
    const later = await publish({ rooms: 9, bedrooms: 4 });
    restart();
    // Without the rows, only the snapshot can know of the five thousand.
    database.raw.pragma("foreign_keys = OFF");
    database.raw.exec(`DROP TRIGGER Property_deleted; DELETE FROM Property WHERE id <> '${later}'`);
    await loadedSearchEngine();
    expect((await find()).total).toBe(5_001);
    expect(await idsOf({ minRooms: 9 })).toEqual([later]);
  });

  test("is left aside when it is damaged or of another epoch", async () => {
    await publishMany();
    await loadedSearchEngine();
    restart();
    truncateSync(join(snapshots, "index.bin"), 10_000);
    await loadedSearchEngine();
    expect((await find()).total).toBe(5_000);
    restart();
    database.raw.exec("UPDATE SearchEpoch SET epoch = epoch + 1; DELETE FROM Property");
    await loadedSearchEngine();
    expect((await find()).total).toBe(0);
  });
});

describe("a search", () => {
  test("of words, places and types understands its text", async () => {
    const house = await publish({ type: "house" });
    await publish({ type: "apartment" });
    await loadedSearchEngine();
    expect(await idsOf({ location: "maison à Renes" })).toEqual([house]);
    expect(await idsOf({ location: "35000", types: ["house"] })).toEqual([house]);
  });

  test("of the home page shows each type, a property with a looper before one without", async () => {
    const looper = userRow();
    await database.writer.$transaction((tx) => tx.user.create({ data: looper }));
    await makeLooper(database, { userId: looper.id });
    const accompanied = await publish({ ambassadorId: looper.id });
    await publish();
    await publish();
    const house = await publish({ type: "house" });
    await loadedSearchEngine();
    const [first, second, third] = (await getFeaturedListings()).map(({ id }) => id);
    expect([first, second]).toEqual([accompanied, house]);
    expect(third).toBeDefined();
  });

  test("that finds nothing proposes what to loosen, the gentlest way of each filter", async () => {
    await publish({ priceCents: 215_000_00, type: "house" });
    await loadedSearchEngine();
    const criteria: SearchCriteria = {
      ...NO_CRITERIA,
      types: ["house"],
      maxPriceCents: 200_000_00,
    };
    expect((await find(criteria)).total).toBe(0);
    expect(await searchRelaxations(criteria)).toEqual([
      {
        parameter: "maxPrice",
        criteria: { ...criteria, maxPriceCents: 220_000_00 },
        total: 1,
      },
    ]);
  });

  test("counts as it finds, wherever it stood in its pages", async () => {
    for (const rooms of [2, 3, 4]) await publish({ rooms, bedrooms: 1 });
    await loadedSearchEngine();
    const criteria = { ...NO_CRITERIA, location: "Rennes", minRooms: 3, cursor: "zzz" };
    const { total, interpretation } = await find(criteria);
    expect(total).toBe(2);
    expect(await countListings(criteria)).toEqual({ total, interpretation, complete: true });
  });

  test("says that its cursor could not be used", async () => {
    await publish();
    await loadedSearchEngine();
    expect(await find({ cursor: "nonsense" })).toMatchObject({ total: 1, isCursorInvalid: true });
  });

  test("gathers what it finds on the map", async () => {
    const near = { lat: 48.11, lng: -1.68, addressPrecision: "exact" } as const;
    await publish({ ...near, priceCents: 300_000_00 });
    await publish({ ...near, priceCents: 200_000_00 });
    const alone = await publish({ lat: 43.3, lng: 5.37, addressPrecision: "exact" });
    await loadedSearchEngine();
    expect(await mapBounds(NO_CRITERIA)).toEqual({
      west: -1.68,
      south: 43.3,
      east: 5.37,
      north: 48.11,
    });
    const clusters = (await mapClusters(NO_CRITERIA, 6)).sort((a, b) => b.count - a.count);
    expect(clusters).toEqual([
      { lat: 48.11, lng: -1.68, count: 2, minPriceCents: 200_000_00, id: null },
      { lat: 43.3, lng: 5.37, count: 1, minPriceCents: 250_000_00, id: alone },
    ]);
    expect(await mapBounds({ ...NO_CRITERIA, minRooms: 50 })).toBeNull();
  });

  test("shows mainland France where it finds homes overseas too, else where those are", async () => {
    const cayenne = { lat: 4.93, lng: -52.33, addressPrecision: "exact" } as const;
    await publish(cayenne);
    await loadedSearchEngine();
    const there = { west: -52.33, south: 4.93, east: -52.33, north: 4.93 };
    expect(await mapBounds(NO_CRITERIA)).toEqual(there);
    await publish({ lat: 48.11, lng: -1.68, addressPrecision: "exact" });
    await loadedSearchEngine();
    expect(await mapBounds(NO_CRITERIA)).toEqual({
      west: -1.68,
      south: 48.11,
      east: -1.68,
      north: 48.11,
    });
    const near = { west: -60, south: 0, east: 0, north: 60 };
    expect(await mapBounds({ ...NO_CRITERIA, bbox: near })).toMatchObject({ south: 4.93 });
  });

  test("knows where the city is in which it finds nothing", async () => {
    await loadedSearchEngine();
    const box = await placeBounds((await find({ location: "Rennes" })).interpretation);
    expect(box?.west).toBeLessThan(-1.6794);
    expect(box?.north).toBeGreaterThan(48.1147);
    expect(await placeBounds((await find({ location: "loft" })).interpretation)).toBeNull();
    expect(await placeBounds((await find()).interpretation)).toBeNull();
  });
});
