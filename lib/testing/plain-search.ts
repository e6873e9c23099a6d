import { ENERGY_CLASSES, FEATURES, PROPERTY_TYPES } from "../kernel/property-kinds.ts";
import { Area } from "../search-index/area.ts";
import { PRICE_BANDS, type SearchFacets } from "../search-index/criteria.ts";
import {
  centsPerM2,
  type EngineDocument,
  featureMask,
  microDegrees,
  relevancePoints,
  secondsSince2000,
  storeysOf,
} from "../search-index/document.ts";
import { neighbourhoodKey } from "../search-index/groups.ts";
import { BEDROOM_STEPS, ROOM_STEPS } from "../search-index/kinds.ts";
import type { EngineQuery } from "../search-index/query.ts";
import { placeWords } from "../search-index/text/place-words.ts";
import { forgivenMistakes, mistakesBetween } from "../search-index/text/spelling.ts";
import { SEARCH_TEXT_SEPARATOR } from "../search-index/text/words.ts";

/**
 * Search as plainly as it can be written: every document is tested, one after the other, and the
 * results sorted. The index must give the same answers; its tests compare the two.
 */
export interface PlainResult {
  /** All results, in order. */
  ids: string[];
  facets: SearchFacets;
}

/** The filters that have a facet, by its name. */
type FacetFilter = "types" | "minRooms" | "minBedrooms" | "worstEnergy" | "price";

/** All results of the query, whatever its cursor, and the facets. */
export function plainSearch(documents: readonly EngineDocument[], query: EngineQuery): PlainResult {
  const words = matchedWords(documents, query.words);
  const candidates = documents.filter((document) => passesRest(document, query, words));
  const given = (...without: FacetFilter[]) =>
    candidates.filter((document) =>
      (Object.keys(FILTERS) as FacetFilter[]).every(
        (name) => without.includes(name) || FILTERS[name](document, query),
      ),
    );
  const results = given();
  const count = (list: EngineDocument[], accept: (document: EngineDocument) => boolean) =>
    list.filter(accept).length;
  const byRooms = given("minRooms");
  const byBedrooms = given("minBedrooms");
  const byType = given("types");
  const byEnergy = given("worstEnergy");
  const byPrice = given("price");
  return {
    ids: sorted(results, query, words).map(({ id }) => id),
    facets: {
      types: record(PROPERTY_TYPES, (type) => count(byType, (found) => found.type === type)),
      minRooms: Array.from({ length: ROOM_STEPS }, (_, step) =>
        count(byRooms, ({ rooms }) => rooms >= step + 1),
      ),
      minBedrooms: Array.from({ length: BEDROOM_STEPS }, (_, step) =>
        count(byBedrooms, ({ bedrooms }) => bedrooms >= step + 1),
      ),
      worstEnergy: record(ENERGY_CLASSES, (worst) =>
        count(byEnergy, ({ energyClass }) => energyClass !== null && energyClass <= worst),
      ),
      features: record(FEATURES, (feature) =>
        count(results, ({ features }) => (features & featureMask([feature])) !== 0),
      ),
      priceBands: [0, ...PRICE_BANDS].map((least, band) =>
        count(byPrice, ({ priceCents }) => {
          const above = PRICE_BANDS[band] ?? Number.POSITIVE_INFINITY;
          return priceCents >= least * 100 && priceCents < above * 100;
        }),
      ),
    },
  };
}

const FILTERS: Record<FacetFilter, (document: EngineDocument, query: EngineQuery) => boolean> = {
  types: ({ type }, { types }) => types.length === 0 || types.includes(type),
  minRooms: ({ rooms }, { minRooms, maxRooms }) =>
    rooms >= (minRooms ?? 0) && rooms <= (maxRooms ?? Number.POSITIVE_INFINITY),
  minBedrooms: ({ bedrooms }, { minBedrooms, maxBedrooms }) =>
    bedrooms >= (minBedrooms ?? 0) && bedrooms <= (maxBedrooms ?? Number.POSITIVE_INFINITY),
  worstEnergy: ({ energyClass }, { worstEnergy }) =>
    worstEnergy === null || (energyClass !== null && energyClass <= worstEnergy),
  price: ({ priceCents }, { minPriceCents, maxPriceCents }) =>
    priceCents >= (minPriceCents ?? 0) && priceCents <= (maxPriceCents ?? Number.POSITIVE_INFINITY),
};

function passesRest(
  document: EngineDocument,
  query: EngineQuery,
  words: readonly PlainWord[],
): boolean {
  const { places, bbox, polygon } = query;
  const somewhere =
    places === null ||
    places.communes.includes(document.communeCode) ||
    places.postalCodes.includes(document.postalCode) ||
    places.departments.includes(document.departmentCode) ||
    places.neighbourhoods.some(
      ({ communeCode, name }) =>
        communeCode === document.communeCode &&
        document.neighbourhood !== "" &&
        neighbourhoodKey(placeWords(name)) === neighbourhoodKey(placeWords(document.neighbourhood)),
    );
  const inArea =
    (bbox === null && polygon === null) ||
    new Area(bbox, polygon).contains(microDegrees(document.lat), microDegrees(document.lng));
  const { tokens } = tokensOf(document);
  return (
    somewhere &&
    inArea &&
    query.features.every((feature) => (document.features & featureMask([feature])) !== 0) &&
    document.surfaceDm2 >= (query.minSurfaceDm2 ?? 0) &&
    document.surfaceDm2 <= (query.maxSurfaceDm2 ?? Number.POSITIVE_INFINITY) &&
    document.bathrooms >= (query.minBathrooms ?? 0) &&
    centsPerM2(document.priceCents, document.surfaceDm2) >= (query.minPricePerM2Cents ?? 0) &&
    centsPerM2(document.priceCents, document.surfaceDm2) <=
      (query.maxPricePerM2Cents ?? Number.POSITIVE_INFINITY) &&
    document.monthlyCents <= (query.maxMonthlyCents ?? Number.POSITIVE_INFINITY) &&
    (query.confirmedSince === null ||
      (document.confirmedAt > 0 &&
        secondsSince2000(document.confirmedAt) >= secondsSince2000(query.confirmedSince))) &&
    query.storeys.every((storey) => storeysOf(document).includes(storey)) &&
    words.every(({ matches }) => tokens.some((token) => matches.has(token)))
  );
}

/** A word of the query and the words of documents that stand for it. */
interface PlainWord {
  word: string;
  matches: Set<string>;
}

function tokensOf({ searchText }: EngineDocument): { tokens: string[]; inTitle: string[] } {
  const [title = "", rest] = searchText.split(SEARCH_TEXT_SEPARATOR);
  const split = (text: string) => text.split(" ").filter((token) => token !== "");
  // Without a separator nothing is known to be in the title.
  if (rest === undefined) return { tokens: split(title), inTitle: [] };
  return { tokens: [...split(title), ...split(rest)], inTitle: split(title) };
}

function matchedWords(documents: readonly EngineDocument[], words: readonly string[]): PlainWord[] {
  if (words.length === 0) return [];
  const vocabulary = [...new Set(documents.flatMap((document) => tokensOf(document).tokens))];
  return words.map((word, index) => {
    const last = index === words.length - 1 && word.length >= 3;
    const close = vocabulary.filter((token) => token === word || (last && token.startsWith(word)));
    if (close.length > 0) return { word, matches: new Set(close) };
    for (let mistakes = 1; mistakes <= forgivenMistakes(word.length); mistakes++) {
      const misspelt = vocabulary.filter(
        (token) => mistakesBetween(word, token, mistakes) === mistakes,
      );
      if (misspelt.length > 0) return { word, matches: new Set(misspelt) };
    }
    return { word, matches: new Set() };
  });
}

function sorted(
  results: readonly EngineDocument[],
  query: EngineQuery,
  words: readonly PlainWord[],
): EngineDocument[] {
  const keyed = results.map((document) => ({ document, key: keyOf(document, query, words) }));
  keyed.sort((a, b) => a.key - b.key || (a.document.id < b.document.id ? -1 : 1));
  return keyed.map(({ document }) => document);
}

/** Smaller first. */
function keyOf(
  document: EngineDocument,
  { sort }: EngineQuery,
  words: readonly PlainWord[],
): number {
  const { priceCents, surfaceDm2, publishedAt, confirmedAt, quality, monthlyCents } = document;
  switch (sort) {
    case "relevance": {
      const { tokens, inTitle } = tokensOf(document);
      const titled = words.every(({ matches }) => inTitle.some((token) => matches.has(token)));
      const exact = words.every(({ word }) => tokens.includes(word));
      const tier = words.length === 0 ? 0 : (titled ? 2 : 0) + (exact ? 1 : 0);
      return -(tier * 1e9 + relevancePoints(publishedAt, quality));
    }
    case "newest":
      return -secondsSince2000(publishedAt);
    case "price-asc":
      return priceCents;
    case "price-desc":
      return -priceCents;
    case "surface-desc":
      return -surfaceDm2;
    case "price-m2-asc":
      return centsPerM2(priceCents, surfaceDm2);
    case "confirmed":
      return -secondsSince2000(confirmedAt);
    case "monthly-asc":
      return monthlyCents;
  }
}

function record<Name extends string>(
  names: readonly Name[],
  value: (name: Name) => number,
): Record<Name, number> {
  return Object.fromEntries(names.map((name) => [name, value(name)])) as Record<Name, number>;
}
