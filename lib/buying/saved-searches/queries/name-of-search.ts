import { countListings } from "../../../search/queries/count-listings.ts";
import type { SearchCriteria } from "../../../search-index/criteria.ts";
import { criteriaWords, proposedName } from "../words.ts";

/** The name that is proposed for a search, from its words. */
export async function nameOfSearch(criteria: SearchCriteria): Promise<string> {
  const { interpretation } = await countListings(criteria);
  return proposedName(criteriaWords(criteria, interpretation));
}
