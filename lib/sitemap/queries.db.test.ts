import { beforeAll, expect, test } from "vitest";
import { findCityFigures } from "../cities/queries.ts";
import { listCommunes, listCommunesWithListings } from "../communes/queries.ts";
import { adoptedDatabase } from "../testing/adopted-database.ts";
import { communeRow, propertyRow, userRow } from "../testing/builders.ts";
import { findSitemapPart, listSitemapParts } from "./queries.ts";

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

test("the sitemap has one part of pages, one of cities and one of the listings on the market", () => {
  expect(listSitemapParts()).toEqual(["pages", "villes", "biens-0"]);
  expect(findSitemapPart("biens-0")).toHaveLength(2);
  expect(findSitemapPart("villes")).toEqual([{ path: "/acheter/rennes", lastModified: null }]);
  expect(findSitemapPart("pages")?.length).toBeGreaterThan(5);
});

test.each(["biens-1", "biens-x", "", "../pages", "biens-99999999"])("has no part %j", (name) => {
  expect(findSitemapPart(name)).toBeNull();
});

test("communes come with their postal codes in order", () => {
  const rennes = listCommunes().find((commune) => commune.code === "35238");
  expect(rennes?.postalCodes).toEqual(["35000", "35200"]);
});

test("only communes with listings are counted", () => {
  expect(listCommunesWithListings()).toEqual([
    { code: "35238", name: "Rennes", slug: "rennes", count: 2 },
  ]);
});

test("a city's figures cover what is on the market; a city without listings has none", () => {
  expect(findCityFigures("rennes")).toMatchObject({ name: "Rennes", count: 2 });
  expect(findCityFigures("bruz")).toBeNull();
  expect(findCityFigures("nulle-part")).toBeNull();
  expect(findCityFigures("x".repeat(100_000))).toBeNull();
});
