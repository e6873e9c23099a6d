import { describe, expect, test } from "vitest";
import { toDbInstant } from "../../lib/platform/db/instants.ts";
import { loadCommunes } from "../../scripts/db/reference/gazetteer.ts";
import { type Covered, mayBeCover, spreadCovers } from "./covers.ts";
import { generateListing } from "./listing.ts";
import { choosePhotos } from "./photos.ts";
import { visitHours } from "./visit-hours.ts";
import { createWorld } from "./world.ts";

const NOW = Date.parse("2026-11-21T09:00:00Z");
const PAGE = 20;

const listing = (changes: Partial<Covered> = {}): Covered => ({
  communeCode: "35238",
  type: "apartment",
  priceCents: 1,
  publishedAt: "2026-11-01",
  candidates: ["a", "b", "c"],
  ...changes,
});

/** The covers that a choice comes to. */
const coversOf = (listings: readonly Covered[]) =>
  [...spreadCovers(listings)].map((choice, at) => listings[at]?.candidates[choice]);

describe("a cover", () => {
  test("stays where no neighbour has it", () => {
    expect(coversOf([listing(), listing({ candidates: ["d", "a"] })])).toEqual(["a", "d"]);
  });

  test("is another of the listing's own where one has", () => {
    expect(new Set(coversOf([listing(), listing(), listing()]))).toEqual(new Set(["a", "b", "c"]));
  });

  test("is repeated where nothing else is left, sooner in the country than among similar ones", () => {
    const far = listing({ communeCode: "13055", publishedAt: "2026-11-03", candidates: ["b"] });
    const similar = listing({ publishedAt: "2026-11-02", candidates: ["a"] });
    expect(coversOf([far, similar, listing({ candidates: ["a", "b"] })])).toEqual(["b", "a", "b"]);
  });

  test("of a listing without a picture is none", () => {
    expect(coversOf([listing({ candidates: [] }), listing()])).toEqual([undefined, "a"]);
  });

  test("is no bathroom", () => {
    expect(mayBeCover("salle-de-bain-01")).toBe(false);
    expect(mayBeCover("nothing-01")).toBe(false);
    expect(mayBeCover("facade-lyon-01")).toBe(true);
  });
});

/** The listings of a catalogue that are online, their pictures in the order they are written in. */
function catalogue(count: number): Covered[] {
  const context = {
    world: createWorld(loadCommunes()),
    seed: 1,
    now: NOW,
    visitDays: visitHours(NOW),
  };
  return Array.from({ length: count }, (_, index) => generateListing(index, context)).flatMap(
    ({ property, photoSubject }) => {
      const { communeCode, type, priceCents, publishedAt, builtYear, status } = property;
      if (publishedAt === null || (status !== "active" && status !== "under_offer")) return [];
      const candidates = choosePhotos(photoSubject, builtYear)
        .map(({ mediaKey }) => mediaKey)
        .filter(mayBeCover);
      const at = toDbInstant(new Date(publishedAt));
      return [{ communeCode, type, priceCents, publishedAt: at, candidates }];
    },
  );
}

/** The share of listings on pages of results whose cover the page shows already. */
function repeated(lists: readonly (readonly (string | undefined)[])[], length: number): number {
  let shown = 0;
  let again = 0;
  for (const list of lists) {
    for (let at = 0; at + length <= list.length; at += length) {
      shown += length;
      again += length - new Set(list.slice(at, at + length)).size;
    }
  }
  expect(shown).toBeGreaterThan(400);
  return again / shown;
}

describe("pages of the catalogue", () => {
  const listings = catalogue(12_000);
  const covers = coversOf(listings);
  const places = [...listings.keys()];
  const newest = places.toSorted((a, b) =>
    (listings[a]?.publishedAt ?? "") < (listings[b]?.publishedAt ?? "") ? 1 : -1,
  );
  const grouped = (keyOf: (listing: Covered) => string, order: readonly number[]) => {
    const groups = new Map<string, (string | undefined)[]>();
    for (const at of order) {
      const key = keyOf(listings[at] ?? listing());
      groups.set(key, [...(groups.get(key) ?? []), covers[at]]);
    }
    return [...groups.values()];
  };

  test("of the country repeat hardly a cover, the newest first", () => {
    expect(repeated([newest.map((at) => covers[at])], PAGE)).toBeLessThan(0.01);
  });

  test("of a commune neither", () => {
    expect(
      repeated(
        grouped(({ communeCode }) => communeCode, newest),
        PAGE,
      ),
    ).toBeLessThan(0.04);
  });

  test("and a listing is unlike the three similar ones", () => {
    const byPrice = places.toSorted(
      (a, b) => (listings[a]?.priceCents ?? 0) - (listings[b]?.priceCents ?? 0),
    );
    const groups = grouped(({ communeCode, type }) => `${communeCode} ${type}`, byPrice);
    expect(repeated(groups, 4)).toBeLessThan(0.01);
  });

  test("begin with the building or the main room in most listings still", () => {
    const first = covers.filter((key) =>
      /^(facade|maison|salon|studio|pavillon|longere|mas|chalet|meuliere|charentaise|case)/.test(
        key ?? "",
      ),
    );
    expect(first.length / covers.length).toBeGreaterThan(0.8);
  });
});
