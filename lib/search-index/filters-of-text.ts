import { boundsInForce, hasBounds } from "./bounds.ts";
import type { Interpretation, SearchCriteria } from "./criteria.ts";

/** What a text can say besides places and words, as the criteria have it. */
type Filters = Omit<
  SearchCriteria,
  "location" | "confirmedDays" | "bbox" | "polygon" | "sort" | "cursor"
>;

/** Whether a text says anything besides places and words. */
export function hasFilters(interpretation: Interpretation): boolean {
  const { types, features, storeys, worstEnergy } = interpretation;
  const named = types.length + features.length + storeys.length > 0;
  return named || worstEnergy !== null || hasBounds(interpretation);
}

/** The filters in force: those chosen on screen win over what the text says, and what adds up is added. */
export function filtersInForce(chosen: Filters, read: Filters): Filters {
  return {
    ...boundsInForce(chosen, read),
    types: chosen.types.length > 0 ? chosen.types : read.types,
    features: [...new Set([...chosen.features, ...read.features])],
    storeys: [...new Set([...chosen.storeys, ...read.storeys])],
    worstEnergy: chosen.worstEnergy ?? read.worstEnergy,
  };
}
