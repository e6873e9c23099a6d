import type { SearchCriteria } from "../../search-index/criteria.ts";
import { engineQuery } from "../../search-index/query.ts";
import { searchEngine } from "../sync.ts";
import { interpretLocation } from "./interpret-location.ts";
import type { SearchPage } from "./search-listings.ts";

/**
 * How many listings a search finds, and how its text was understood: a fraction of the work of
 * `searchListings`, for pages that count many searches.
 */
export async function countListings(
  criteria: SearchCriteria,
): Promise<Pick<SearchPage, "total" | "interpretation" | "complete">> {
  const interpretation = await interpretLocation(criteria.location);
  const engine = await searchEngine();
  const total = engine.count(engineQuery({ ...criteria, cursor: null }, interpretation));
  return { total, interpretation, complete: engine.complete };
}

/** How many of some listings a search finds, on all of its pages. */
export async function countAmong(
  criteria: SearchCriteria,
  ids: readonly string[],
): Promise<number> {
  const interpretation = await interpretLocation(criteria.location);
  const query = engineQuery({ ...criteria, cursor: null }, interpretation);
  return (await searchEngine()).countAmong(query, ids);
}
