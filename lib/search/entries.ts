import { routes } from "../routes/public.ts";
import type { SearchCriteria } from "../search-index/criteria.ts";
import { searchPath, toSearchParams } from "./url.ts";

/** One address of the search screen. */
export interface SearchEntry {
  path: string;
  /** Text of the place the address itself names: the page of a city. It stays out of the query. */
  ownPlace: string | null;
}

export const SEARCH_ENTRY: SearchEntry = { path: routes.search, ownPlace: null };
export const BUY_ENTRY: SearchEntry = { path: routes.buy, ownPlace: null };

/** The entry of a city's page; `placeText` is what the place field shows there. */
export function cityEntry(slug: string, placeText: string): SearchEntry {
  return { path: routes.city(slug), ownPlace: placeText };
}

/** The address of a search from that entry; a search that leaves the city goes to /recherche. */
export function entryHref(entry: SearchEntry, criteria: SearchCriteria): string {
  if (entry.ownPlace !== null && criteria.location !== entry.ownPlace) return searchPath(criteria);
  const location = entry.ownPlace === null ? criteria.location : null;
  const query = toSearchParams({ ...criteria, location }).toString();
  return query ? `${entry.path}?${query}` : entry.path;
}
