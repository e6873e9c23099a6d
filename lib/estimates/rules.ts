import { slugify } from "../communes/slugs.ts";
import type { PlaceSuggestion } from "../search/places/rules.ts";

/** Fewer homes of a type make no median that says anything. */
export const MIN_HOMES = 5;

/** A place as it was typed: a name, and the department between brackets where there is one. */
export function readPlace(text: string): { name: string; departmentCode: string | null } {
  const [, name = "", departmentCode = null] =
    /^(.*?)(?:\s*\((\w{2,3})\))?$/u.exec(text.trim()) ?? [];
  return { name: name.trim(), departmentCode };
}

/**
 * The commune that a text names among the suggestions for its name: by its whole name, in the department it
 * says, or by a postal code that it is the first to have; null where it names none.
 */
export function communeNamed(
  text: string,
  suggestions: readonly PlaceSuggestion[],
): PlaceSuggestion | null {
  const { name, departmentCode } = readPlace(text);
  const communes = suggestions.filter(
    (place) =>
      place.kind === "commune" &&
      (departmentCode === null || place.departmentCode === departmentCode),
  );
  return (
    communes.find((place) => slugify(place.name) === slugify(name)) ??
    communes.find(({ postalCodes }) => postalCodes.includes(name)) ??
    null
  );
}
