import { saleCodes } from "../../communes/arrondissements.ts";
import type { ListingCard } from "../../listings/views.ts";
import { addCacheTags, type CacheTag } from "../../platform/cache-tags.ts";
import type {
  Interpretation,
  Place,
  SearchCriteria,
  SearchFacets,
} from "../../search-index/criteria.ts";
import { cardCache, searchEngine } from "../sync.ts";
import { readQuery } from "./read-query.ts";

/** One page of results and everything shown around it. */
export interface SearchPage {
  items: ListingCard[];
  total: number;
  facets: SearchFacets;
  nextCursor: string | null;
  interpretation: Interpretation;
  /** False while the index is being built: results cover what is loaded so far. */
  complete: boolean;
  /** Whether the criteria's cursor could not be used; this is then the first page. */
  isCursorInvalid: boolean;
}

/** What limiting a search to a place makes it show. */
function tagPlaces(place: Place): CacheTag[] {
  switch (place.kind) {
    case "commune":
      return saleCodes(place.code).map((code) => `city:${code}` as const);
    case "postalCode":
      return place.communeCodes.map((code) => `city:${code}` as const);
    case "neighbourhood":
      return [`city:${place.communeCode}`];
    case "department":
      return ["search"];
  }
}

/** What a search shows: what is for sale in the communes it is limited to, or anywhere. */
function tagResults({ places }: Interpretation): CacheTag[] {
  return places.length > 0 ? places.flatMap(tagPlaces) : ["search"];
}

/** Finds listings on the market. */
export async function searchListings(criteria: SearchCriteria): Promise<SearchPage> {
  const { query, interpretation } = await readQuery(criteria);
  addCacheTags(...tagResults(interpretation));
  const { ids, total, facets, nextCursor, complete, cursor } = (await searchEngine()).search(query);
  if (!complete) addCacheTags("passing");
  return {
    items: await cardCache().list(ids),
    total,
    facets,
    nextCursor,
    interpretation,
    complete,
    isCursorInvalid: cursor === "invalid",
  };
}
