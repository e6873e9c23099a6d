import { saleCodes } from "../communes/arrondissements.ts";
import { boundsInForce } from "./bounds.ts";
import type { Interpretation, Place, SearchCriteria } from "./criteria.ts";
import type { PlaceCodes } from "./groups.ts";
import { indexForms } from "./text/words.ts";

/** A search as the engine takes it: the criteria with their free text understood. */
export interface EngineQuery extends Omit<SearchCriteria, "location"> {
  /** Null: anywhere. */
  places: PlaceCodes | null;
  /** Each result has all of these, or a close spelling; the last may be the beginning of a word. */
  words: string[];
}

/** Most words of a query that count; people don't type more. */
export const MAX_WORDS = 8;

/** The places as codes; Paris, Lyon and Marseille also by their arrondissements. */
function placeCodes(places: readonly Place[]): PlaceCodes {
  return {
    communes: places.flatMap((place) => (place.kind === "commune" ? saleCodes(place.code) : [])),
    postalCodes: places.flatMap((place) => (place.kind === "postalCode" ? [place.postalCode] : [])),
    departments: places.flatMap((place) => (place.kind === "department" ? [place.code] : [])),
    neighbourhoods: places.filter((place) => place.kind === "neighbourhood"),
  };
}

/**
 * The query that criteria and the reading of their text make: filters chosen on screen win over
 * what the text says, features add up.
 */
export function engineQuery(
  { location: _, ...criteria }: SearchCriteria,
  interpretation: Interpretation | null,
): EngineQuery {
  if (interpretation === null) return { ...criteria, places: null, words: [] };
  const { places, words, types, features } = interpretation;
  return {
    ...criteria,
    ...boundsInForce(criteria, interpretation),
    places: places.length > 0 ? placeCodes(places) : null,
    words: words.flatMap(indexForms).slice(0, MAX_WORDS),
    types: criteria.types.length > 0 ? criteria.types : types,
    features: [...new Set([...criteria.features, ...features])],
  };
}
