import { isDeepStrictEqual } from "node:util";
import type { SearchCriteria } from "../../search-index/criteria.ts";
import { textAsFilters } from "../relaxations.ts";
import { interpretLocation } from "./interpret-location.ts";

/**
 * The same search with what its text says as filters and the place alone as its text; null where the text says
 * nothing else, or where no text would name its places again.
 */
export async function filteredCriteria(criteria: SearchCriteria): Promise<SearchCriteria | null> {
  const read = await interpretLocation(criteria.location);
  const filtered = textAsFilters(criteria, read);
  if (filtered === criteria) return null;
  const again = await interpretLocation(filtered.location);
  const same =
    isDeepStrictEqual(again.places, read.places) && isDeepStrictEqual(again.words, read.words);
  return same ? { ...filtered, cursor: null } : null;
}
