import type { SearchCriteria } from "../../search-index/criteria.ts";
import { searchEngine } from "../sync.ts";
import { readQuery } from "./read-query.ts";
import type { SearchPage } from "./search-listings.ts";

/**
 * How many listings a search finds, and how its text was understood: a fraction of the work of
 * `searchListings`, for pages that count many searches.
 */
export async function countListings(
  criteria: SearchCriteria,
): Promise<Pick<SearchPage, "total" | "interpretation" | "complete">> {
  const { query, interpretation } = await readQuery({ ...criteria, cursor: null });
  const engine = await searchEngine();
  const total = engine.count(query);
  return { total, interpretation, complete: engine.complete };
}

/** How many of some listings a search finds, on all of its pages. */
export async function countAmong(
  criteria: SearchCriteria,
  ids: readonly string[],
): Promise<number> {
  const { query } = await readQuery({ ...criteria, cursor: null });
  return (await searchEngine()).countAmong(query, ids);
}
