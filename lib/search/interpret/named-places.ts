import type { CommuneRow } from "../../communes/commune.ts";
import type { Place } from "../../search-index/criteria.ts";
import type { Department } from "./gazetteer.ts";

/** Places that some words name. */
export interface PlaceReading {
  kind: "place";
  places: Place[];
  /** How many words were read, the number beside the name included. */
  words: number;
  /** Inhabitants of the place, where it is so small that its name may mean something else. */
  weak: number | null;
  /** Whether only a name says so, and one that no very large town bears. */
  bare?: boolean;
}

export function communePlace({ code, name, departmentCode, slug }: CommuneRow): Place {
  return { kind: "commune", code, name, departmentCode, slug };
}

export function departmentPlace({ code, name }: Department): Place {
  return { kind: "department", code, name };
}

export function postalCodePlace(postalCode: string, communes: readonly CommuneRow[]): Place {
  const [first] = communes;
  const label = communes.length === 1 ? `${first?.name} ${postalCode}` : postalCode;
  return { kind: "postalCode", postalCode, communeCodes: communes.map(({ code }) => code), label };
}
