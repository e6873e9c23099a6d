import { isDividedCity } from "../../communes/arrondissements.ts";
import type { Interpretation, Place } from "../../search-index/criteria.ts";

/** A place proposed while typing: one item of `GET /api/communes`. */
export interface PlaceSuggestion {
  kind: "commune" | "postalCode" | "department" | "neighbourhood";
  /** INSEE code (a neighbourhood's is its commune's), postal code or department number. */
  code: string;
  name: string;
  /** Name of the commune that a neighbourhood is part of; null for the others. */
  communeName: string | null;
  /** What a part of a commune was called, where that is what is typed; null otherwise. */
  formerName: string | null;
  slug: string | null;
  postalCodes: string[];
  departmentCode: string;
  departmentName: string;
}

/** A name and its department: "Saint-Denis (93)". */
function withDepartment(name: string, departmentCode: string): string {
  return `${name} (${departmentCode})`;
}

/**
 * The text that names a commune and no other of the same name. A city cut into arrondissements
 * goes by its bare name, which no other has: "Marseille (13)" is also its thirteenth.
 */
export function communeText(commune: {
  code: string;
  name: string;
  departmentCode: string;
}): string {
  const { code, name, departmentCode } = commune;
  return isDividedCity(code) ? name : withDepartment(name, departmentCode);
}

/** What choosing a suggestion writes in the field; searching that text finds that place. */
export function suggestionText(suggestion: PlaceSuggestion): string {
  const { kind, code, name, communeName, departmentCode } = suggestion;
  if (kind === "postalCode") return code;
  const text = withDepartment(communeName ?? name, departmentCode);
  return communeName === null ? text : `${name}, ${text}`;
}

/** The commune that a neighbourhood is part of. */
export function communeOf(place: Extract<Place, { kind: "neighbourhood" }>) {
  const { communeCode, communeName, departmentCode } = place;
  return { code: communeCode, name: communeName, departmentCode };
}

/** The text that finds a place again, and it alone. */
export function placeText(place: Place): string {
  switch (place.kind) {
    case "commune":
      return communeText(place);
    case "department":
      return withDepartment(place.name, place.code);
    case "postalCode":
      return place.postalCode;
    case "neighbourhood":
      return `${place.name}, ${communeText(communeOf(place))}`;
  }
}

/**
 * The texts that find the places of a reading again, joined as people join them: each by what names it alone, or, of
 * more than can be written so (a region, an island), as they were typed.
 */
export function namesOfPlaces({
  places,
  placeTexts,
}: Pick<Interpretation, "places" | "placeTexts">): string[] {
  const names = places.length <= MAX_NAMED ? places.map(placeText) : placeTexts;
  return names.length === 0 ? [] : [joinPlaces(names)];
}

/** Several places as the field has them: "35000 ou 35200". */
export const joinPlaces = (texts: readonly string[]): string => texts.join(" ou ");

/** More places are not named one by one. */
export const MAX_NAMED = 5;
