import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { seededRandom } from "../kernel/random.ts";
import { plainSearch } from "../testing/plain-search.ts";
import { pick, randomDocument, randomDocuments, randomQuery } from "../testing/search-corpus.ts";
import type { EngineDocument } from "./document.ts";
import { SearchEngine } from "./engine.ts";
import type { EngineQuery } from "./query.ts";
import { searchTextOf } from "./text/words.ts";

/** Any number of documents is enough to arrange them by kind. */
const ALWAYS_BY_KIND = 0;

async function loaded(
  documents: readonly EngineDocument[],
  documentsPerKind?: number,
): Promise<SearchEngine> {
  const engine = new SearchEngine(documentsPerKind);
  await engine.load([documents]);
  return engine;
}

/** The same query about anywhere. */
const everywhere = (query: EngineQuery): EngineQuery => ({
  ...query,
  places: null,
  bbox: null,
  polygon: null,
});

/** Pages through all results and compares everything with the plain scan. */
function expectSame(
  engine: SearchEngine,
  documents: readonly EngineDocument[],
  query: EngineQuery,
): void {
  const plain = plainSearch(documents, query);
  const ids: string[] = [];
  let cursor: string | null = null;
  do {
    const page = engine.search({ ...query, cursor });
    expect(page.cursor).toBe(cursor === null ? "none" : "valid");
    expect(page.total).toBe(plain.ids.length);
    expect(page.facets).toEqual(plain.facets);
    ids.push(...page.ids);
    cursor = page.nextCursor;
  } while (cursor !== null && ids.length <= documents.length);
  expect(ids).toEqual(plain.ids);
  expect(engine.count(query)).toBe(plain.ids.length);
}

describe("the search index answers as a plain scan does", () => {
  it.each([0, 1, 31, 64, 65, 400, 3000])("over %i listings", async (count) => {
    const random = seededRandom(count + 1);
    const documents = randomDocuments(random, count);
    const engine = await loaded(documents);
    const byKind = await loaded(documents, ALWAYS_BY_KIND);
    for (let turn = 0; turn < (count > 1000 ? 60 : 120); turn++) {
      const query = randomQuery(random);
      expectSame(engine, documents, query);
      expectSame(byKind, documents, everywhere(query));
    }
  });

  it("after listings were written, replaced and removed, and after each new build", async () => {
    const random = seededRandom(7);
    const documents = new Map(randomDocuments(random, 600).map((each) => [each.id, each]));
    const engine = await loaded([...documents.values()], ALWAYS_BY_KIND);
    for (let turn = 0; turn < 120; turn++) {
      for (let change = 0; change < 12; change++) {
        const known = pick(random, [...documents.keys()]);
        if (random() < 0.3) {
          engine.remove(known);
          documents.delete(known);
          continue;
        }
        const document = randomDocument(random, random() < 0.5 ? known : undefined);
        engine.upsert(document);
        documents.set(document.id, document);
      }
      const query = randomQuery(random);
      expectSame(engine, [...documents.values()], turn % 2 === 0 ? query : everywhere(query));
      if (turn % 40 === 39) await engine.compact();
    }
    expect(engine.size).toBe(documents.size);
  });

  it("over what is loaded so far, and says that it is not complete", async () => {
    const random = seededRandom(8);
    const documents = randomDocuments(random, 900);
    const engine = new SearchEngine();
    function* slices() {
      for (let end = 0; end < documents.length; end += 150) {
        expectSame(engine, documents.slice(0, end), randomQuery(random));
        expect(engine.search(randomQuery(random)).complete).toBe(false);
        yield documents.slice(end, end + 150);
      }
    }
    await engine.load(slices());
    expect(engine.search(randomQuery(random)).complete).toBe(true);
    expectSame(engine, documents, randomQuery(random));
  });

  it("while a new build runs, and then with what was written meanwhile", async () => {
    const random = seededRandom(9);
    const documents = new Map(randomDocuments(random, 500).map((each) => [each.id, each]));
    const engine = await loaded([...documents.values()]);
    // Gives way at every occasion, so that writes come between all steps of the build.
    const compaction = engine.compact({
      breathe: () => new Promise((resume) => setImmediate(resume)),
    });
    for (let turn = 0; turn < 12; turn++) {
      const document = randomDocument(random);
      const removed = pick(random, [...documents.keys()]);
      engine.upsert(document);
      documents.set(document.id, document);
      engine.remove(removed);
      documents.delete(removed);
      expect(engine.building).toBe(true);
      expectSame(engine, [...documents.values()], randomQuery(random));
      await new Promise((resume) => setImmediate(resume));
    }
    await compaction;
    for (let turn = 0; turn < 20; turn++) {
      expectSame(engine, [...documents.values()], randomQuery(random));
    }
  });

  it("after a snapshot was written and read back", async () => {
    const random = seededRandom(10);
    const documents = randomDocuments(random, 800);
    const engine = await loaded(documents, ALWAYS_BY_KIND);
    const snapshot = await engine.snapshot();
    if (!snapshot) throw new Error("no snapshot");
    // What is written later must not reach it.
    engine.remove((documents[0] as EngineDocument).id);
    const restored = new SearchEngine();
    const header = JSON.parse(JSON.stringify(snapshot.header));
    await restored.restore(header, snapshot.bytes.length, async (target) => {
      target.set(snapshot.bytes);
    });
    for (let turn = 0; turn < 60; turn++) {
      const query = randomQuery(random);
      expectSame(restored, documents, turn % 2 === 0 ? query : everywhere(query));
    }
    const known = documents[5] as EngineDocument;
    restored.upsert({ ...known, priceCents: 77_777_00 });
    expect(restored.size).toBe(documents.length);
  });
});

describe("pages", () => {
  it("hold what did not change once each, whatever is written between them", async () => {
    const random = seededRandom(11);
    const survivors = randomDocuments(random, 300);
    const engine = await loaded(survivors);
    const query: EngineQuery = { ...everywhere(randomQuery(random)), ...NO_FILTERS };
    for (const sort of ["relevance", "newest", "price-asc", "price-m2-asc"] as const) {
      const seen: string[] = [];
      let cursor: string | null = null;
      do {
        const page = engine.search({ ...query, sort, cursor });
        seen.push(...page.ids);
        cursor = page.nextCursor;
        for (const document of randomDocuments(random, 15)) engine.upsert(document);
        if (seen.length % 100 === 0) await engine.compact();
      } while (cursor !== null && seen.length < 10_000);
      const ids = new Set(survivors.map(({ id }) => id));
      const seenBefore = seen.filter((id) => ids.has(id));
      expect(seenBefore.length).toBe(survivors.length);
      expect(new Set(seenBefore).size).toBe(survivors.length);
    }
  });

  it("start from the first when the cursor is not one of theirs, and say so", async () => {
    const documents = randomDocuments(seededRandom(12), 60);
    const engine = await loaded(documents);
    const query: EngineQuery = { ...everywhere(randomQuery(seededRandom(1))), ...NO_FILTERS };
    const first = engine.search({ ...query, sort: "newest" });
    const ours = first.nextCursor as string;
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.string({ unit: "binary" }),
          fc.constant("a".repeat(100_000)),
          // One character of a good cursor changed.
          fc
            .tuple(fc.nat(ours.length - 1), fc.string({ minLength: 1, maxLength: 1 }))
            .map(([at, character]) => ours.slice(0, at) + character + ours.slice(at + 1)),
        ),
        (cursor) => {
          const page = engine.search({ ...query, sort: "newest", cursor });
          expect(page.total).toBe(60);
          if (page.cursor === "invalid") expect(page.ids).toEqual(first.ids);
        },
      ),
    );
    expect(engine.search({ ...query, sort: "price-asc", cursor: ours }).cursor).toBe("invalid");
  });
});

const NO_FILTERS = {
  words: [],
  types: [],
  minPriceCents: null,
  maxPriceCents: null,
  minSurfaceDm2: null,
  maxSurfaceDm2: null,
  maxRooms: null,
  minBathrooms: null,
  minPricePerM2Cents: null,
  maxPricePerM2Cents: null,
  maxMonthlyCents: null,
  maxBedrooms: null,
  storeys: [],
  confirmedSince: null,
  minRooms: null,
  minBedrooms: null,
  worstEnergy: null,
  features: [],
} satisfies Partial<EngineQuery>;

describe("a budget of every month", () => {
  const MONTHLY = [1_900_00, 1_200_00, 2_000_00, 2_000_01, 0];
  const idOf = (at: number) => `home0000000${at}`;
  /** Listings that differ by nothing but what they cost a month. */
  const homes = MONTHLY.map((monthlyCents, at) => ({
    ...(randomDocuments(seededRandom(19), 1)[0] as EngineDocument),
    id: idOf(at),
    monthlyCents,
  }));
  const NO_PLACE = { ...everywhere(randomQuery(seededRandom(1))), ...NO_FILTERS, cursor: null };

  it.each<[number | null, number[]]>([
    [null, [4, 1, 0, 2, 3]],
    [2_000_01, [4, 1, 0, 2, 3]],
    [2_000_00, [4, 1, 0, 2]],
    [1_999_99, [4, 1, 0]],
    [1_00, [4]],
  ])("of at most %j cents has the homes within it, the cheapest first", async (most, expected) => {
    const engine = await loaded(homes);
    const query: EngineQuery = { ...NO_PLACE, sort: "monthly-asc", maxMonthlyCents: most };
    const { ids, total } = engine.search(query);
    expect(ids).toEqual(expected.map(idOf));
    expect(total).toBe(expected.length);
    expect(engine.count(query)).toBe(expected.length);
  });

  it("follows a home whose costs change", async () => {
    const engine = await loaded(homes);
    const query: EngineQuery = { ...NO_PLACE, sort: "monthly-asc", maxMonthlyCents: 2_000_00 };
    const [, cheapest] = homes as [EngineDocument, EngineDocument];
    engine.upsert({ ...cheapest, monthlyCents: 1_950_00 });
    expect(engine.search(query).ids).toEqual([4, 0, 1, 2].map(idOf));
    engine.upsert({ ...cheapest, monthlyCents: 2_100_00 });
    expect(engine.search(query).ids).toEqual([4, 0, 2].map(idOf));
  });
});

describe("the index", () => {
  it("refuses what is not an id, and stays as it was", async () => {
    const documents = randomDocuments(seededRandom(13), 20);
    const engine = await loaded(documents);
    const [document] = documents as [EngineDocument];
    for (const id of ["", "short", "thirteen-chars", "é".repeat(12)]) {
      expect(() => engine.upsert({ ...document, id })).toThrow(RangeError);
      engine.remove(id);
    }
    expect(engine.size).toBe(20);
  });

  it("knows the words that listings hold", async () => {
    const [document] = randomDocuments(seededRandom(14), 1) as [EngineDocument];
    const engine = await loaded([{ ...document, searchText: "loft | traversant" }]);
    expect(
      ["loft", "lofts", "traversants", "jardin"].map((word) => engine.knowsWord(word)),
    ).toEqual([true, true, true, false]);
    engine.remove(document.id);
    expect(engine.knowsWord("loft")).toBe(false);
  });

  it("knows which words listings hold together", async () => {
    const documents = randomDocuments(seededRandom(18), 4) as EngineDocument[];
    const texts = ["Croix-Rousse", "Duplex Croix-Rousse", "Duplex, Croix", "Loft en duplex"];
    const engine = await loaded(
      documents.map((document, index) => ({
        ...document,
        searchText: searchTextOf(texts[index] ?? "", null, ""),
      })),
    );
    const held = (text: string) => engine.haveCommonListing(text.split(" "));
    expect(["croix rousse", "croix rousses", "duplex loft"].map(held)).toEqual([true, true, true]);
    expect(["rousse loft", "croix", "croix absent"].map(held)).toEqual([false, false, false]);
  });

  it("says how much memory it holds", async () => {
    const small = await loaded(randomDocuments(seededRandom(15), 10));
    const large = await loaded(randomDocuments(seededRandom(15), 5_000));
    expect(large.memoryBytes).toBeGreaterThan(small.memoryBytes);
  });

  it("is built once at a time", async () => {
    const engine = new SearchEngine();
    await expect(engine.compact()).rejects.toThrow("nothing is loaded");
    const first = engine.load([[]]);
    await expect(engine.load([[]])).rejects.toThrow("already");
    await first;
    expect(engine.complete).toBe(true);
  });

  it("keeps answering when a load fails", async () => {
    const documents = randomDocuments(seededRandom(16), 50);
    const engine = await loaded(documents);
    function* failing() {
      yield randomDocuments(seededRandom(17), 5);
      throw new Error("the disk is gone");
    }
    await expect(engine.load(failing())).rejects.toThrow("the disk is gone");
    expect(engine.size).toBe(50);
    await engine.load([documents.slice(0, 10)]);
    expect(engine.size).toBe(10);
  });
});
