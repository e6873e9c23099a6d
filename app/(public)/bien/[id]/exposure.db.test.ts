import { beforeAll, describe, expect, test } from "vitest";
import { listAudit } from "../../../../lib/audit/queries/list-audit.ts";
import { newId } from "../../../../lib/kernel/ids.ts";
import {
  ADDRESS_PRECISIONS,
  type AddressPrecision,
} from "../../../../lib/kernel/property-kinds.ts";
import { setAddressPrecision } from "../../../../lib/listings/location/commands/set-address-precision.ts";
import { findListing } from "../../../../lib/listings/queries/find-listing.ts";
import { findListingPage } from "../../../../lib/listings/queries/find-listing-page.ts";
import { listCards } from "../../../../lib/listings/queries/list-cards.ts";
import { mapBounds } from "../../../../lib/search/queries/map-bounds.ts";
import { mapClusters } from "../../../../lib/search/queries/map-clusters.ts";
import { searchListings } from "../../../../lib/search/queries/search-listings.ts";
import { loadedSearchEngine, searchEngine } from "../../../../lib/search/sync.ts";
import { NO_CRITERIA } from "../../../../lib/search-index/criteria.ts";
import { adoptedDatabase } from "../../../../lib/testing/adopted-database.ts";
import { communeRow, propertyRow } from "../../../../lib/testing/builders.ts";
import { createPerson } from "../../../../lib/testing/people.ts";
import { REFUSED } from "../../../../lib/testing/refusals.ts";
import { listingStructuredData } from "./_parts/structured-data.ts";
import { socialPictureTexts } from "./partage.jpg/texts.ts";

/* What the public gets of where a home is, whichever way it asks. */

const HOME = { lat: 48.123456, lng: -1.654321 };
const ADDRESS = "4217 bis rue Introuvable, bâtiment Zoulou";
/** What tells a home apart from its street: words of their own, which an id at random may contain. */
const NUMBER = /48\.12345|1\.65432|(?<![\w.])4217\b|\bbis\b|Zoulou/;
/**
 * Drawn once for these tests: one in some hundreds puts the circle's middle on a latitude like the home's, or beside
 * the home itself.
 */
const BLUR_SEED = "0123456789abcdef";
const STREET = /Introuvable/;
/** Some thirty metres around the home. */
const NARROW = { west: -1.6547, south: 48.1232, east: -1.6539, north: 48.1237 };

const database = adoptedDatabase();
const ids = {} as Record<AddressPrecision, string>;
let seller: Awaited<ReturnType<typeof createPerson>>;
let other: typeof seller;

beforeAll(async () => {
  await database.writer.$transaction((tx) => tx.commune.create({ data: communeRow() }));
  seller = await createPerson(database, [["seller", "active"]], { address: "77 rue Privée" });
  other = await createPerson(database, [["seller", "active"]]);
  for (const addressPrecision of ADDRESS_PRECISIONS) {
    const row = propertyRow({
      ...HOME,
      blurSeed: BLUR_SEED,
      sellerId: seller.userId,
      address: ADDRESS,
      neighbourhood: "Thabor",
      addressPrecision,
    });
    ids[addressPrecision] = row.id;
    await database.writer.$transaction((tx) => tx.property.create({ data: row }));
  }
  await loadedSearchEngine();
});

/** Everything public about a listing, as text. */
async function everything(id: string): Promise<string> {
  const page = await findListingPage(id);
  const listing = await findListing(id);
  if (page.kind !== "found" || listing === null) throw new Error("not found");
  const searched = (await searchListings(NO_CRITERIA)).items.filter((item) => item.id === id);
  expect(searched).toHaveLength(1);
  return JSON.stringify([
    { ...page, similar: [] },
    listing,
    await listCards([id]),
    searched,
    (await mapClusters(NO_CRITERIA, 20)).filter((cluster) => cluster.id === id),
    listingStructuredData(listing, `https://example.org/bien/${id}`),
    socialPictureTexts(listing),
  ]);
}

describe("a listing shown by its", () => {
  test("address says where it is", async () => {
    const text = await everything(ids.exact);
    expect(text).toContain("48.123456");
    expect(text).toContain(ADDRESS);
  });

  test("street never says its number nor its point", async () => {
    const text = await everything(ids.street);
    expect(text).not.toMatch(NUMBER);
    expect(text).toMatch(/rue Introuvable/);
    expect(text).toContain('"GeoCircle"');
  });

  test("neighbourhood does not say its street either", async () => {
    const text = await everything(ids.neighbourhood);
    expect(text).not.toMatch(NUMBER);
    expect(text).not.toMatch(STREET);
    expect(text).toContain("Thabor");
  });
});

test("nobody reads the seller's own address", async () => {
  for (const id of Object.values(ids)) expect(await everything(id)).not.toContain("Privée");
});

test("a search around the home itself finds only who shows it there", async () => {
  const found = await searchListings({ ...NO_CRITERIA, bbox: NARROW });
  expect(found.items.map(({ id }) => id)).toEqual([ids.exact]);
  const polygon = [
    [NARROW.south, NARROW.west],
    [NARROW.south, NARROW.east],
    [NARROW.north, NARROW.east],
    [NARROW.north, NARROW.west],
  ] as const;
  const drawn = await searchListings({ ...NO_CRITERIA, polygon: [...polygon] });
  expect(drawn.items).toHaveLength(1);
  expect(await mapBounds({ ...NO_CRITERIA, bbox: NARROW })).toMatchObject({ west: HOME.lng });
});

describe("the seller's choice", () => {
  const tagsAfter = async (work: () => Promise<void>) => {
    database.raw.exec("DELETE FROM PageChange");
    await work();
    return database.raw.prepare("SELECT DISTINCT tag FROM PageChange ORDER BY tag").pluck().all();
  };
  const at = async (id: string) => (await findListing(id))?.addressPrecision;

  test("moves the listing on every page and in the index, and is in the journal", async () => {
    const row = propertyRow({
      ...HOME,
      blurSeed: BLUR_SEED,
      sellerId: seller.userId,
      address: ADDRESS,
    });
    await database.writer.$transaction((tx) => tx.property.create({ data: row }));
    const narrow = { ...NO_CRITERIA, bbox: NARROW };
    const before = await findListing(row.id);
    const found = async () => (await searchListings(narrow)).items.map(({ id }) => id);
    expect(await found()).not.toContain(row.id);
    const set = (precision: AddressPrecision) =>
      setAddressPrecision({ propertyId: row.id, precision }, seller);
    expect(await tagsAfter(() => set("exact"))).toEqual([
      "city:35238",
      `listing:${row.id}`,
      "search",
    ]);
    expect(await found()).toContain(row.id);
    expect(
      (await listAudit(await createPerson(database, [["trust_manager", "active"]]))).entries[0],
    ).toMatchObject({
      sentence: "Ce que l’annonce montre de l’adresse du bien a changé.",
    });
    await set("street");
    expect((await searchEngine()).size).toBeGreaterThan(0);
    // The circle is where it was: going back and forth gives nobody a second one.
    expect(await findListing(row.id)).toMatchObject({ lat: before?.lat, lng: before?.lng });
    expect(await tagsAfter(() => set("street"))).toEqual([]);
  });

  test("is nobody else's", async () => {
    const input = { propertyId: ids.street, precision: "exact" } as const;
    await expect(setAddressPrecision(input, other)).rejects.toThrow("listing.not-found");
    const looper = await createPerson(database, [["ambassador", "active"]]);
    await expect(setAddressPrecision(input, looper)).rejects.toThrow("request.forbidden");
    const unknown = { propertyId: newId(), precision: "exact" } as const;
    await expect(setAddressPrecision(unknown, seller)).rejects.toThrow("listing.not-found");
    expect(await at(ids.street)).toBe("street");
  });
});

describe("the database has no listing whose public point", () => {
  test.each([
    ["is the home, which the seller does not show", "publicLat = lat, publicLng = lng"],
    ["is elsewhere", "publicLat = lat + 0.01"],
    ["is not the home, which the seller shows", "addressPrecision = 'exact'"],
    ["stays behind when the home moves", "lng = lng + 1"],
    ["has no seed", "blurSeed = ''"],
    ["has a seed of other characters", "blurSeed = '0123456789abcdeZ'"],
  ])("%s", (_, change) => {
    const update = () =>
      database.raw.prepare(`UPDATE Property SET ${change} WHERE id = ?`).run(ids.street);
    expect(update).toThrow(REFUSED.byCheck);
  });

  test("is missing", async () => {
    const row = propertyRow({ ...HOME, sellerId: seller.userId, publicLat: 0, publicLng: 0 });
    const write = database.writer.$transaction((tx) => tx.property.create({ data: row }));
    await expect(write).rejects.toThrow();
    const found = database.raw.prepare("SELECT 1 FROM Property WHERE id = ?").get(row.id);
    expect(found).toBeUndefined();
  });
});
