import { routes } from "../routes/public.ts";
import type { SearchCriteria } from "../search-index/criteria.ts";
import { searchPath, toSearchParams } from "./url.ts";

/** One address of the search screen. */
export interface SearchDoor {
  path: string;
  /** Text of the place the address itself names: the page of a city. It stays out of the query. */
  ownPlace: string | null;
}

export const SEARCH_DOOR: SearchDoor = { path: routes.search, ownPlace: null };
export const BUY_DOOR: SearchDoor = { path: routes.buy, ownPlace: null };

/** The door of a city's page; `placeText` is what the place field shows there. */
export function cityDoor(slug: string, placeText: string): SearchDoor {
  return { path: routes.city(slug), ownPlace: placeText };
}

/** The address of a search behind that door; a search that leaves the city goes to /recherche. */
export function doorHref(door: SearchDoor, criteria: SearchCriteria): string {
  if (door.ownPlace !== null && criteria.location !== door.ownPlace) return searchPath(criteria);
  const location = door.ownPlace === null ? criteria.location : null;
  const query = toSearchParams({ ...criteria, location }).toString();
  return query ? `${door.path}?${query}` : door.path;
}
