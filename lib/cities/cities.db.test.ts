import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { arrondissementCodes } from "../communes/arrondissements.ts";
import { listCommunesWithListings } from "../communes/queries/list-communes-with-listings.ts";
import { type CacheTag, collectTags } from "../platform/cache-tags.ts";
import { replaceOnce } from "../platform/once.ts";
import { searchListings } from "../search/queries/search-listings.ts";
import { canonicalPath } from "../search/seo.ts";
import { loadedSearchEngine } from "../search/sync.ts";
import { NO_CRITERIA } from "../search-index/criteria.ts";
import { findSitemapPart } from "../sitemap/queries/find-sitemap-part.ts";
import { adoptedDatabase } from "../testing/adopted-database.ts";
import { communeRow, propertyRow, userRow } from "../testing/builders.ts";
import { findCityAddress } from "./queries/find-city-address.ts";
import { findCityFigures } from "./queries/find-city-figures.ts";
import { listTopCities } from "./queries/list-top-cities.ts";

const PARIS = {
  departmentCode: "75",
  departmentName: "Paris",
  regionName: "Île-de-France",
  lat: 48.86,
  lng: 2.35,
};

const database = adoptedDatabase();
let snapshots: string;
const seller = userRow();

beforeAll(async () => {
  snapshots = mkdtempSync(join(tmpdir(), "loopimmo-snapshots-"));
  process.env.SNAPSHOT_DIR = snapshots;
  replaceOnce("env", undefined);
  for (const name of ["search.following", "search.gazetteer", "cities.figures", "communes.counts"])
    replaceOnce(name, undefined);
  const communes = [
    communeRow(),
    communeRow({ ...PARIS, code: "75056", name: "Paris", slug: "paris", population: 2_103_778 }),
    communeRow({ ...PARIS, code: "75111", name: "Paris 11e", slug: "paris-11e" }),
    communeRow({ ...PARIS, code: "75118", name: "Paris 18e", slug: "paris-18e" }),
    communeRow({ ...PARIS, code: "75101", name: "Paris 1er", slug: "paris-1er" }),
    communeRow({ code: "69123", name: "Lyon", slug: "lyon", departmentCode: "69" }),
  ];
  const inParis = (communeCode: string, euros: number) =>
    propertyRow({ sellerId: seller.id, communeCode, postalCode: "75011", priceCents: euros * 100 });
  await database.writer.$transaction(async (tx) => {
    await tx.commune.createMany({ data: communes });
    await tx.user.create({ data: seller });
    await tx.property.createMany({
      data: [
        propertyRow({ sellerId: seller.id }),
        propertyRow({ sellerId: seller.id }),
        inParis("75111", 500_000),
        inParis("75111", 700_000),
        inParis("75118", 900_000),
      ],
    });
  });
});
afterAll(async () => {
  rmSync(snapshots, { recursive: true });
});

const visibleIds = (work: () => unknown): CacheTag[] => {
  const tags = new Set<CacheTag>();
  collectTags(tags, work);
  return [...tags];
};

describe("a city cut into arrondissements", () => {
  test("counts their listings as its own, and they keep theirs", () => {
    expect(findCityFigures("paris")).toMatchObject({
      code: "75056",
      count: 3,
      byType: [{ type: "apartment", count: 3, medianPriceCents: 700_000_00 }],
    });
    expect(findCityFigures("paris-11e")).toMatchObject({ code: "75111", count: 2 });
    expect(findCityFigures("lyon")).toBeNull();
  });

  test("is one city among those with the most listings", () => {
    expect(listTopCities(5).map(({ slug, count }) => [slug, count])).toEqual([
      ["paris", 3],
      ["rennes", 2],
    ]);
    expect(listTopCities(1)).toHaveLength(1);
  });

  test("is in the sitemap with the arrondissements that have listings", async () => {
    expect(listCommunesWithListings().map(({ slug }) => slug)).toEqual([
      "paris",
      "rennes",
      "paris-11e",
      "paris-18e",
    ]);
    const paths = [];
    for await (const slice of (await findSitemapPart("villes")) ?? []) {
      paths.push(...slice.map(({ path }) => path));
    }
    expect(paths).toEqual([
      "/acheter/rennes",
      "/acheter/paris",
      "/acheter/paris-11e",
      "/acheter/paris-18e",
    ]);
  });

  test("says, read first or kept, that its page shows what each of its parts sells", () => {
    const tags = ["75056", ...arrondissementCodes("75056")].map((code) => `city:${code}`);
    replaceOnce("cities.figures", undefined);
    expect(visibleIds(() => findCityFigures("paris"))).toEqual(tags);
    expect(visibleIds(() => findCityFigures("paris"))).toEqual(tags);
    expect(visibleIds(() => findCityFigures("rennes"))).toEqual(["city:35238"]);
    // Nothing is for sale there yet: a first listing makes it a page.
    expect(visibleIds(() => findCityFigures("paris-1er"))).toEqual(["city:75101"]);
  });
});

test("the address that a search of a city gives to search engines is a page", async () => {
  await loadedSearchEngine();
  for (const location of ["Paris", "Paris (75)", "Paris 11e", "Rennes", "Lyon"]) {
    const criteria = { ...NO_CRITERIA, location };
    const { interpretation, total } = await searchListings(criteria);
    const path = canonicalPath(criteria, interpretation, total);
    const slug = path?.replace("/acheter/", "") ?? "";
    expect(total > 0 ? findCityFigures(slug) : path, location).toEqual(
      total > 0 ? expect.objectContaining({ count: total }) : null,
    );
  }
});

test.each([
  ["rennes", { kind: "page" }],
  ["RENNES", { kind: "moved", slug: "rennes" }],
  ["Paris 11e", { kind: "moved", slug: "paris-11e" }],
  ["Lyon", { kind: "unknown" }],
  ["nulle-part", { kind: "unknown" }],
  ["X".repeat(100_000), { kind: "unknown" }],
])("the address of %j leads where it should", (name, expected) => {
  expect(findCityAddress(name)).toEqual(expected);
});
