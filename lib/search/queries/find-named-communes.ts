import type { CommuneRow } from "../../communes/commune.ts";
import type { Place } from "../../search-index/criteria.ts";
import { gazetteer } from "./gazetteer.ts";
import { interpretLocation } from "./interpret-location.ts";

/** Every INSEE code that a place answers for; none for a department, which is no commune. */
function communeCodesOf(place: Place): readonly string[] {
  switch (place.kind) {
    case "commune":
      return [place.code];
    case "postalCode":
      return place.communeCodes;
    case "neighbourhood":
      return [place.communeCode];
    case "department":
      return [];
  }
}

/** The communes that a text names, as a search understands it, each once, in the order of its reading. */
export async function findNamedCommunes(text: string): Promise<CommuneRow[]> {
  const { places } = await interpretLocation(text);
  const codes = places.flatMap(communeCodesOf);
  return [...new Set(codes)].flatMap((code) => gazetteer().commune(code) ?? []);
}
