import { saleCodes } from "../communes/arrondissements.ts";
import { DAY_MS } from "../kernel/time.ts";
import type { Interpretation, Place, SearchCriteria } from "./criteria.ts";
import { filtersInForce } from "./filters-of-text.ts";
import type { PlaceCodes } from "./groups.ts";
import { indexForms } from "./text/words.ts";

/** A search as the engine takes it: the criteria with their free text understood. */
export interface EngineQuery extends Omit<SearchCriteria, "location" | "confirmedDays"> {
  /** Epoch milliseconds from which on the seller must have confirmed; null: whenever. */
  confirmedSince: number | null;
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
 * @param today the civil day's beginning, in epoch milliseconds: the index has no clock
 * @throws {RangeError} for a search by confirmation without it
 */
export function engineQuery(
  { location: _, confirmedDays, ...criteria }: SearchCriteria,
  interpretation: Interpretation | null,
  today: number | null = null,
): EngineQuery {
  if (confirmedDays !== null && today === null) throw new RangeError("since which day?");
  const confirmedSince = confirmedDays === null ? null : (today ?? 0) - confirmedDays * DAY_MS;
  if (interpretation === null) return { ...criteria, confirmedSince, places: null, words: [] };
  const { places, words } = interpretation;
  return {
    ...criteria,
    ...filtersInForce(criteria, interpretation),
    confirmedSince,
    places: places.length > 0 ? placeCodes(places) : null,
    words: words.flatMap(indexForms).slice(0, MAX_WORDS),
  };
}
