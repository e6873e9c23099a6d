import { describe, expect, it } from "vitest";
import { seededRandom } from "../kernel/random.ts";
import { plainSearch } from "../testing/plain-search.ts";
import { randomDocuments, randomQuery } from "../testing/search-corpus.ts";
import { type EngineDocument, microDegrees } from "./document.ts";
import { SearchEngine } from "./engine.ts";

async function engineOf(documents: readonly EngineDocument[]): Promise<SearchEngine> {
  const engine = new SearchEngine();
  // Some are in the base, some were written since.
  const base = Math.floor(documents.length * 0.9);
  await engine.load([documents.slice(0, base)]);
  for (const document of documents.slice(base)) engine.upsert(document);
  return engine;
}

/** Pixels between two clusters on a map at that zoom level. */
function pixelsBetween(a: { lat: number; lng: number }, b: typeof a, zoom: number): number {
  const world = 512 * 2 ** zoom;
  const y = (lat: number) =>
    Math.log(Math.tan(Math.PI / 4 + (lat * Math.PI) / 360)) / (2 * Math.PI);
  return Math.hypot(((a.lng - b.lng) / 360) * world, (y(a.lat) - y(b.lat)) * world);
}

/** The filters of a query that leaves nothing out. */
const EVERYTHING = {
  places: null,
  words: [],
  types: [],
  minPriceCents: null,
  maxPriceCents: null,
  minSurfaceDm2: null,
  maxSurfaceDm2: null,
  minRooms: null,
  maxRooms: null,
  minBedrooms: null,
  maxBedrooms: null,
  minBathrooms: null,
  minPricePerM2Cents: null,
  maxPricePerM2Cents: null,
  maxMonthlyCents: null,
  confirmedSince: null,
  worstEnergy: null,
  features: [],
  storeys: [],
  bbox: null,
  polygon: null,
};

describe("clusters", () => {
  it("hold every result once, know their lowest price, and lie apart", async () => {
    const random = seededRandom(3);
    const documents = randomDocuments(random, 4_000);
    const byId = new Map(documents.map((document) => [document.id, document]));
    const engine = await engineOf(documents);
    for (let turn = 0; turn < 40; turn++) {
      const query = randomQuery(random);
      const zoom = turn % 19;
      const { ids } = plainSearch(documents, query);
      const found = ids.map((id) => byId.get(id) as EngineDocument);
      const clusters = engine.clusters(query, zoom);
      expect(clusters.reduce((sum, { count }) => sum + count, 0)).toBe(found.length);
      expect(clusters.length).toBeLessThanOrEqual(250);
      const lowest = Math.min(...clusters.map(({ minPriceCents }) => minPriceCents));
      expect(lowest).toBe(Math.min(...found.map(({ priceCents }) => priceCents)));
      for (const { id, count, lat, lng, minPriceCents } of clusters) {
        expect(id !== null).toBe(count === 1);
        if (id === null) continue;
        const document = byId.get(id) as EngineDocument;
        expect(ids).toContain(id);
        expect([lat, lng, minPriceCents]).toEqual([
          microDegrees(document.lat) / 1e6,
          microDegrees(document.lng) / 1e6,
          document.priceCents,
        ]);
      }
    }
  });

  it("leave out the listings that are named, and no others afterwards", async () => {
    const random = seededRandom(5);
    const documents = randomDocuments(random, 2_000);
    const engine = await engineOf(documents);
    for (let turn = 0; turn < 40; turn++) {
      const query = { ...randomQuery(random), ...(turn % 4 === 0 && EVERYTHING) };
      const { ids } = plainSearch(documents, query);
      const named = documents.filter((_, index) => index % 7 === turn % 7).map(({ id }) => id);
      const hidden = named.filter((id) => ids.includes(id));
      const without = [...named, "no id", ""];
      expect(engine.countAmong(query, [...without, ...named])).toBe(hidden.length);
      const clusters = engine.clusters(query, turn % 19, without);
      const left = clusters.reduce((sum, { count }) => sum + count, 0);
      expect(left).toBe(ids.length - hidden.length);
      for (const { id } of clusters) expect(hidden).not.toContain(id);
      expect(engine.count(query)).toBe(ids.length);
    }
  });

  it("of a whole country are as many as a map can show apart", async () => {
    const random = seededRandom(4);
    const engine = await engineOf(randomDocuments(random, 2_000));
    const everything = { ...randomQuery(random), ...EVERYTHING };
    for (const zoom of [0, 3, 5, 8, 11]) {
      const clusters = engine.clusters(everything, zoom);
      expect(clusters.reduce((sum, { count }) => sum + count, 0)).toBe(2_000);
      // Positions move a little as neighbours join, so a third of a cell is what is promised.
      for (const [index, one] of clusters.entries()) {
        for (const other of clusters.slice(index + 1)) {
          expect(pixelsBetween(one, other, zoom)).toBeGreaterThan(32);
        }
      }
    }
  });
});

describe("the box around results", () => {
  it("is the smallest, and there is none around nothing", async () => {
    const random = seededRandom(5);
    const documents = randomDocuments(random, 3_000);
    const byId = new Map(documents.map((document) => [document.id, document]));
    const engine = await engineOf(documents);
    for (let turn = 0; turn < 60; turn++) {
      const query = randomQuery(random);
      const found = plainSearch(documents, query).ids.map((id) => byId.get(id) as EngineDocument);
      const lats = found.map(({ lat }) => microDegrees(lat) / 1e6);
      const lngs = found.map(({ lng }) => microDegrees(lng) / 1e6);
      expect(engine.bounds(query)).toEqual(
        found.length === 0
          ? null
          : {
              west: Math.min(...lngs),
              south: Math.min(...lats),
              east: Math.max(...lngs),
              north: Math.max(...lats),
            },
      );
    }
  });
});
