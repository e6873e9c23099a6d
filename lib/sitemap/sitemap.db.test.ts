import { beforeAll, describe, expect, test } from "vitest";
import { findCityFigures } from "../cities/queries/find-city-figures.ts";
import { listCommunes } from "../communes/queries/list-communes.ts";
import { listCommunesWithListings } from "../communes/queries/list-communes-with-listings.ts";
import { replaceOnce } from "../platform/once.ts";
import { adoptedDatabase } from "../testing/adopted-database.ts";
import { communeRow, propertyRow, userRow } from "../testing/builders.ts";
import { findSitemapPart } from "./queries/find-sitemap-part.ts";
import { listSitemapParts, PART_LISTINGS } from "./queries/list-sitemap-parts.ts";

const database = adoptedDatabase();
const seller = userRow();

beforeAll(async () => {
  const house = propertyRow({ sellerId: seller.id, type: "house", priceCents: 400_000_00 });
  await database.writer.$transaction(async (tx) => {
    await tx.commune.create({ data: communeRow() });
    await tx.commune.create({ data: communeRow({ code: "35047", name: "Bruz", slug: "bruz" }) });
    await tx.communePostalCode.createMany({
      data: [
        { communeCode: "35238", postalCode: "35200" },
        { communeCode: "35238", postalCode: "35000" },
      ],
    });
    await tx.user.create({ data: seller });
    await tx.property.createMany({
      data: [
        house,
        propertyRow({ sellerId: seller.id, status: "under_offer" }),
        propertyRow({ sellerId: seller.id, status: "paused" }),
        propertyRow({ sellerId: seller.id, status: "draft", publishedAt: null }),
      ],
    });
  });
});

/** The addresses of a part, and how many slices they came in. */
async function read(name: string) {
  const slices = await findSitemapPart(name);
  if (!slices) throw new Error(`no part ${name}`);
  const addresses = [];
  let count = 0;
  for await (const slice of slices) {
    addresses.push(...slice);
    count++;
  }
  return { addresses, slices: count };
}

test("the sitemap has one part of pages, one of cities and one of the listings on the market", async () => {
  expect(await listSitemapParts()).toEqual(["pages", "villes", "biens-0"]);
  expect((await read("biens-0")).addresses).toHaveLength(2);
  expect((await read("villes")).addresses).toEqual([
    { path: "/acheter/rennes", lastModified: null },
  ]);
  expect((await read("pages")).addresses.length).toBeGreaterThan(5);
});

test.each(["biens-1", "biens-x", "", "../pages", "biens-99999999"])(
  "has no part %j",
  async (name) => {
    expect(await findSitemapPart(name)).toBeNull();
  },
);

test("communes come with their postal codes in order", async () => {
  const rennes = (await listCommunes()).find((commune) => commune.code === "35238");
  expect(rennes?.postalCodes).toEqual(["35000", "35200"]);
});

test("only communes with listings are counted", async () => {
  expect(await listCommunesWithListings()).toEqual([
    { code: "35238", name: "Rennes", slug: "rennes", count: 2 },
  ]);
});

test("a city's figures cover what is on the market; a city without listings has none", async () => {
  expect(await findCityFigures("rennes")).toMatchObject({ name: "Rennes", count: 2 });
  expect(await findCityFigures("bruz")).toBeNull();
  expect(await findCityFigures("nulle-part")).toBeNull();
  expect(await findCityFigures("x".repeat(100_000))).toBeNull();
});

describe("a catalogue of several parts", () => {
  const LISTINGS = 2 * PART_LISTINGS + 700;

  /** Copies of one listing, with ids after those of the others, in order. */
  function copyListing(from: number, to: number) {
    const { raw } = database;
    const one = "SELECT * FROM Property WHERE status = 'active' ORDER BY id LIMIT 1";
    const { id: _, ...listing } = raw.prepare<[], Record<string, unknown>>(one).get() ?? {};
    const columns = Object.keys(listing)
      .map((name) => `"${name}"`)
      .join(", ");
    raw.exec(
      `WITH RECURSIVE n (i) AS (SELECT ${from} UNION ALL SELECT i + 1 FROM n WHERE i + 1 < ${to})
       INSERT INTO Property (id, ${columns})
       SELECT 'zz' || CAST(1000000000 + i AS TEXT), ${columns} FROM n CROSS JOIN (${one}) AS listing`,
    );
  }

  /** What `work` gives, and how often the event loop came round meanwhile. */
  async function withTurns<Result>(work: () => Promise<Result>) {
    let turns = 0;
    let done = false;
    const turn = () => {
      turns++;
      if (!done) setImmediate(turn);
    };
    setImmediate(turn);
    const result = await work();
    done = true;
    return { result, turns };
  }

  beforeAll(() => {
    copyListing(0, LISTINGS);
    replaceOnce("sitemap.ranges", undefined);
  });

  test("has every listing once, in parts laid out while others have their turn", async () => {
    const { result: parts, turns } = await withTurns(listSitemapParts);
    expect(parts).toEqual(["pages", "villes", "biens-0", "biens-1", "biens-2"]);
    expect(turns).toBeGreaterThanOrEqual(1);
    const paths = [];
    for (const part of parts.slice(2)) {
      const { addresses } = await read(part);
      expect(addresses.length).toBeLessThanOrEqual(PART_LISTINGS);
      paths.push(...addresses.map(({ path }) => path));
    }
    expect(paths).toHaveLength(LISTINGS + 2);
    expect(new Set(paths).size).toBe(LISTINGS + 2);
  });

  test("gives others a turn between two slices of a part", async () => {
    const { result, turns } = await withTurns(() => read("biens-0"));
    expect(result.addresses).toHaveLength(PART_LISTINGS);
    expect(result.slices).toBeGreaterThanOrEqual(5);
    expect(turns).toBeGreaterThanOrEqual(result.slices - 1);
  });

  test("lays its parts out once for all who ask meanwhile", async () => {
    replaceOnce("sitemap.ranges", undefined);
    const all = await Promise.all([listSitemapParts(), listSitemapParts(), read("biens-1")]);
    const again = await listSitemapParts();
    expect(all[0]).toEqual(again);
    expect(all[2].addresses).toHaveLength(PART_LISTINGS);
  });

  test("leaves no listing out that comes while the parts stand", async () => {
    await listSitemapParts();
    const before = await read("biens-2");
    copyListing(LISTINGS, LISTINGS + 3);
    const { addresses } = await read("biens-2");
    expect(addresses).toHaveLength(before.addresses.length + 3);
  });
});
