import { describe, expect, it } from "vitest";
import { seededRandom } from "../../kernel/random.ts";
import { pick, randomDocument, randomDocuments, randomQuery } from "../../testing/search-corpus.ts";
import { plainSearch } from "../reference.ts";
import type { EngineDocument } from "./document.ts";
import { SearchEngine } from "./engine.ts";
import type { EngineQuery } from "./query.ts";

async function loaded(
  documents: readonly EngineDocument[],
  documentsPerKind?: number,
): Promise<SearchEngine> {
  const engine = new SearchEngine(documentsPerKind);
  await engine.load([documents]);
  return engine;
}

/** Pages through all results and compares everything with the plain scan. */
function expectSame(
  engine: SearchEngine,
  documents: readonly EngineDocument[],
  query: EngineQuery,
) {
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
    const byKind = await loaded(documents, 0);
    for (let turn = 0; turn < (count > 1000 ? 60 : 120); turn++) {
      const query = randomQuery(random);
      expectSame(engine, documents, query);
      expectSame(byKind, documents, { ...query, places: null, bbox: null, polygon: null });
    }
  });

  it("after listings were written, replaced and removed, and after each new build", async () => {
    const random = seededRandom(7);
    const documents = new Map(randomDocuments(random, 600).map((each) => [each.id, each]));
    const engine = await loaded([...documents.values()]);
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
      expectSame(engine, [...documents.values()], randomQuery(random));
      if (turn % 40 === 39) await engine.compact();
    }
    expect(engine.size).toBe(documents.size);
  });
});
