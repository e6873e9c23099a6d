import type { SearchCriteria } from "../../search-index/criteria.ts";
import { engineQuery } from "../../search-index/query.ts";
import { searchEngine } from "../sync.ts";
import { interpretLocation } from "./interpret-location.ts";
import type { SearchPage } from "./search-listings.ts";

/**
 * How many listings a search finds, and how its text was understood: a fraction of the work of
 * `searchListings`, for pages that count many searches.
 */
export function countListings(
  criteria: SearchCriteria,
): Pick<SearchPage, "total" | "interpretation" | "complete"> {
  const interpretation = interpretLocation(criteria.location);
  const engine = searchEngine();
  const total = engine.count(engineQuery({ ...criteria, cursor: null }, interpretation));
  return { total, interpretation, complete: engine.complete };
}

/** How many of some listings a search finds, on all of its pages. */
export function countAmong(criteria: SearchCriteria, ids: readonly string[]): number {
  const query = engineQuery({ ...criteria, cursor: null }, interpretLocation(criteria.location));
  return searchEngine().countAmong(query, ids);
}
