import type { Place } from "./criteria.ts";

/** A place proposed while typing: one item of `GET /api/communes`. */
export interface PlaceSuggestion {
  kind: "commune" | "postalCode" | "department";
  /** INSEE code, postal code or department number. */
  code: string;
  name: string;
  slug: string | null;
  postalCodes: string[];
  departmentCode: string;
  departmentName: string;
}

/** The text that names a commune and no other of the same name: "Saint-Denis (93)". */
export function communeText(name: string, departmentCode: string): string {
  return `${name} (${departmentCode})`;
}

/** What choosing a suggestion writes in the field; searching that text finds that place. */
export function suggestionText({ kind, code, name, departmentCode }: PlaceSuggestion): string {
  return kind === "postalCode" ? code : communeText(name, departmentCode);
}

/** The text that finds a place again, and it alone. */
export function placeText(place: Place): string {
  switch (place.kind) {
    case "commune":
      return communeText(place.name, place.departmentCode);
    case "department":
      return communeText(place.name, place.code);
    case "postalCode":
      return place.postalCode;
  }
}
