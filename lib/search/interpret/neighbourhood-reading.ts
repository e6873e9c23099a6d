import { saleCodes } from "../../communes/arrondissements.ts";
import type { Place } from "../../search-index/criteria.ts";
import type { NamedNeighbourhood } from "../../search-index/groups.ts";
import type { Gazetteer } from "./gazetteer.ts";

/** A name that neighbourhoods of more communes have says nothing alone: "Centre-ville", "Gare". */
const MAX_NAMESAKES = 5;

type Neighbourhood = Extract<Place, { kind: "neighbourhood" }>;

/** The neighbourhoods as places, those of the most populous communes first. */
export function neighbourhoodPlaces(
  named: readonly NamedNeighbourhood[],
  gazetteer: Gazetteer,
): Neighbourhood[] {
  return named
    .flatMap(({ communeCode, name }) => {
      const commune = gazetteer.commune(communeCode);
      return commune ? [{ name, commune }] : [];
    })
    .sort((a, b) => b.commune.population - a.commune.population)
    .slice(0, MAX_NAMESAKES)
    .map(({ name, commune }) => ({
      kind: "neighbourhood",
      name,
      communeCode: commune.code,
      communeName: commune.name,
      departmentCode: commune.departmentCode,
    }));
}

/** Whether few enough communes have one for the name to say which is meant. */
export function areFew(named: readonly NamedNeighbourhood[]): boolean {
  return named.length > 0 && named.length <= MAX_NAMESAKES;
}

/** Whether a neighbourhood lies in that place; never in another neighbourhood. */
export function liesIn(
  { communeCode }: NamedNeighbourhood,
  place: Place,
  gazetteer: Gazetteer,
): boolean {
  switch (place.kind) {
    case "commune":
      return saleCodes(place.code).includes(communeCode);
    case "postalCode":
      return place.communeCodes.includes(communeCode);
    case "department":
      return gazetteer.commune(communeCode)?.departmentCode === place.code;
    case "neighbourhood":
      return false;
  }
}
