import type { SearchCriteria } from "../../search-index/criteria.ts";
import { SearchEngine } from "../../search-index/engine.ts";
import { searchEngine } from "../sync.ts";
import { readDocuments } from "./read-documents.ts";
import { readQuery } from "./read-query.ts";

/** A few listings that searches are tried on, without looking at all the others. */
export interface SomeListings {
  /** How many of them a search finds, and the first twenty in the search's order. */
  find(criteria: SearchCriteria): Promise<{ ids: string[]; total: number }>;
}

/**
 * Makes an index of these listings alone, as they are now; those that left the market are not in it. What a
 * search's words mean is read from the whole index.
 * @returns null while that one is being built
 */
export async function indexListings(ids: readonly string[]): Promise<SomeListings | null> {
  if (!(await searchEngine()).complete) return null;
  const some = new SearchEngine();
  await some.load([await readDocuments([...new Set(ids)])]);
  return {
    find: async (criteria) => {
      const { query } = await readQuery({ ...criteria, cursor: null });
      const { ids: found, total } = some.search(query);
      return { ids: found, total };
    },
  };
}
