import { arrondissementCodes } from "../../communes/arrondissements.ts";
import type { Place } from "../../search-index/criteria.ts";
import type { Gazetteer } from "./gazetteer.ts";
import { liesIn } from "./neighbourhood-reading.ts";

/**
 * Each place once. Of a place and its part the part is meant: an arrondissement rather than its
 * city, a postal code of its own rather than the commune, a neighbourhood rather than what it lies
 * in; but a commune rather than a code that it shares with others.
 */
export function distinctPlaces(places: readonly Place[], gazetteer: Gazetteer): Place[] {
  const once = places.filter(
    (place, index) => places.findIndex((other) => keyOf(other) === keyOf(place)) === index,
  );
  return once.filter((place) => !once.some((other) => givesWay(place, other, gazetteer)));
}

function keyOf(place: Place): string {
  switch (place.kind) {
    case "postalCode":
      return place.postalCode;
    case "neighbourhood":
      return `${place.kind} ${place.communeCode} ${place.name}`;
    default:
      return `${place.kind} ${place.code}`;
  }
}

/** Whether `other` says more precisely what `place` says. */
function givesWay(place: Place, other: Place, gazetteer: Gazetteer): boolean {
  if (other.kind === "neighbourhood") return liesIn(other, place, gazetteer);
  if (place.kind === "commune") {
    if (other.kind === "commune") return arrondissementCodes(place.code).includes(other.code);
    return other.kind === "postalCode" && isPartOf(other, place.code, gazetteer);
  }
  if (place.kind !== "postalCode" || other.kind !== "commune") return false;
  return place.communeCodes.includes(other.code) && !isPartOf(place, other.code, gazetteer);
}

/** Whether the commune has that postal code among others, and it covers nothing else. */
function isPartOf(
  { communeCodes }: Extract<Place, { kind: "postalCode" }>,
  communeCode: string,
  gazetteer: Gazetteer,
): boolean {
  const codes = gazetteer.commune(communeCode)?.postalCodes ?? [];
  const inside = [communeCode, ...arrondissementCodes(communeCode)];
  return (
    codes.length > 1 &&
    communeCodes.includes(communeCode) &&
    communeCodes.every((code) => inside.includes(code))
  );
}
