import { LRUCache } from "lru-cache";
import { saleCodes } from "../communes/arrondissements.ts";
import { formerCommunes } from "../communes/former-communes.ts";
import { findCommuneBySlug } from "../communes/queries/find-commune-by-slug.ts";
import { listCommunes } from "../communes/queries/list-communes.ts";
import type { ListingCard } from "../listings/views.ts";
import { addCacheTags, type CacheTag } from "../platform/cache-tags.ts";
import { once } from "../platform/once.ts";
import {
  type BoundingBox,
  type Interpretation,
  type MapCluster,
  NO_CRITERIA,
  NO_TEXT,
  type Place,
  type SearchCriteria,
  type SearchFacets,
} from "../search-index/criteria.ts";
import { SearchEngine } from "../search-index/engine.ts";
import { engineQuery } from "../search-index/query.ts";
import type { Revision } from "../search-index/snapshot.ts";
import { surroundings } from "./boxes.ts";
import { Gazetteer } from "./interpret/gazetteer.ts";
import { interpretText } from "./interpret/interpret.ts";
import { suggestIn } from "./interpret/suggest.ts";
import type { PlaceSuggestion } from "./places/rules.ts";
import { figuresAsFilters, type LooserCriteria, looserCriteria } from "./relaxations.ts";
import { cardCache, loadedSearchEngine, readDocuments, searchEngine } from "./sync.ts";

/** One page of results and everything shown around it. */
export interface SearchPage {
  items: ListingCard[];
  total: number;
  facets: SearchFacets;
  nextCursor: string | null;
  interpretation: Interpretation;
  /** False while the index is being built: results cover what is loaded so far. */
  complete: boolean;
  /** Whether the criteria's cursor could not be used; this is then the first page. */
  isCursorInvalid: boolean;
}

/** One way to loosen a search that found nothing, and how many listings it finds. */
export interface Relaxation extends LooserCriteria {
  total: number;
}

/** Most places proposed while typing. */
const MAX_SUGGESTIONS = 10;
/** Most proposals of a search that found nothing. */
const MAX_RELAXATIONS = 5;

/** The communes by name: 35,000 of them, read once. */
function gazetteer(): Gazetteer {
  return once("search.gazetteer", () => new Gazetteer(listCommunes(), formerCommunes()));
}

/** Reads what a first search would wait for: the names of places at once, the index as it comes. */
export async function readySearch(): Promise<void> {
  const loaded = loadedSearchEngine();
  gazetteer();
  await loaded;
}

/** A text as it was understood when the index stood there. */
interface CachedInterpretation {
  revision: Revision;
  interpretation: Interpretation;
}

/**
 * How the free text of a search is understood. Kept for as long as the index does not change: one
 * page asks several times, for its results, its map and its title.
 */
function interpret(location: string | null): Interpretation {
  if (location === null) return NO_TEXT;
  const engine = searchEngine();
  const { revision } = engine;
  const interpretations = once(
    "search.interpretations",
    () => new LRUCache<string, CachedInterpretation>({ max: 1_000 }),
  );
  const known = interpretations.get(location);
  if (known && known.revision === revision && engine.complete) return known.interpretation;
  const interpretation = interpretText(location, gazetteer(), engine);
  interpretations.set(location, { revision, interpretation });
  return interpretation;
}

/** What limiting a search to a place makes it show. */
function tagPlaces(place: Place): CacheTag[] {
  switch (place.kind) {
    case "commune":
      return saleCodes(place.code).map((code) => `city:${code}` as const);
    case "postalCode":
      return place.communeCodes.map((code) => `city:${code}` as const);
    case "neighbourhood":
      return [`city:${place.communeCode}`];
    case "department":
      return ["search"];
  }
}

/** What a search shows: what is for sale in the communes it is limited to, or anywhere. */
function tagResults({ places }: Interpretation): CacheTag[] {
  return places.length > 0 ? places.flatMap(tagPlaces) : ["search"];
}

/** Finds listings on the market. */
export function searchListings(criteria: SearchCriteria): SearchPage {
  const interpretation = interpret(criteria.location);
  addCacheTags(...tagResults(interpretation));
  const { ids, total, facets, nextCursor, complete, cursor } = searchEngine().search(
    engineQuery(criteria, interpretation),
  );
  if (!complete) addCacheTags("passing");
  return {
    items: cardCache().list(ids),
    total,
    facets,
    nextCursor,
    interpretation,
    complete,
    isCursorInvalid: cursor === "invalid",
  };
}

/**
 * How many listings a search finds, and how its text was understood: a fraction of the work of
 * `searchListings`, for pages that count many searches.
 */
export function countListings(
  criteria: SearchCriteria,
): Pick<SearchPage, "total" | "interpretation" | "complete"> {
  const interpretation = interpret(criteria.location);
  const engine = searchEngine();
  const total = engine.count(engineQuery({ ...criteria, cursor: null }, interpretation));
  return { total, interpretation, complete: engine.complete };
}

/** A few listings that searches are tried on, without looking at all the others. */
export interface SomeListings {
  /** How many of them a search finds, and the first twenty in the search's order. */
  find(criteria: SearchCriteria): { ids: string[]; total: number };
}

/**
 * Makes an index of these listings alone, as they are now; those that left the market are not in it. What a
 * search's words mean is read from the whole index.
 * @returns null while that one is being built
 */
export async function indexListings(ids: readonly string[]): Promise<SomeListings | null> {
  if (!searchEngine().complete) return null;
  const some = new SearchEngine();
  await some.load([readDocuments([...new Set(ids)])]);
  return {
    find: (criteria) => {
      const query = engineQuery({ ...criteria, cursor: null }, interpret(criteria.location));
      const { ids: found, total } = some.search(query);
      return { ids: found, total };
    },
  };
}

/** Ways to loosen a search, those that find most first; none where it finds nothing more. */
export function searchRelaxations(criteria: SearchCriteria): Relaxation[] {
  addCacheTags("search");
  const engine = searchEngine();
  const count = (candidate: SearchCriteria) =>
    engine.count(engineQuery(candidate, interpret(candidate.location)));
  const found = count({ ...criteria, cursor: null });
  const requested = figuresAsFilters(criteria, interpret(criteria.location));
  // A feature that only the text names goes with the text.
  const chosen = ({ parameter, criteria: { features } }: LooserCriteria) =>
    parameter !== "feature" || criteria.features.some((feature) => !features.includes(feature));
  const ways = looserCriteria(requested, interpret(requested.location))
    .filter(chosen)
    .map((way) => ({ ...way, total: count(way.criteria) }))
    .filter(({ total }) => total > found);
  // The first way of a filter is the gentlest: it is enough when it finds something.
  const gentlest = ways.filter(
    (way, index) =>
      way.parameter === "feature" ||
      ways.findIndex((other) => other.parameter === way.parameter) === index,
  );
  return gentlest.sort((a, b) => b.total - a.total).slice(0, MAX_RELAXATIONS);
}

/**
 * What a search finds, but for the listings that somebody does not want to see, gathered into clusters that
 * do not overlap at that zoom level (0 to 20).
 */
export function mapClusters(
  criteria: SearchCriteria,
  zoom: number,
  without: readonly string[] = [],
): MapCluster[] {
  const query = engineQuery(criteria, interpret(criteria.location));
  return searchEngine().clusters(query, zoom, without);
}

/** How many of some listings a search finds, on all of its pages. */
export function countAmong(criteria: SearchCriteria, ids: readonly string[]): number {
  const query = engineQuery({ ...criteria, cursor: null }, interpret(criteria.location));
  return searchEngine().countAmong(query, ids);
}

/** The smallest box around what a search finds; null when it finds nothing. */
export function mapBounds(criteria: SearchCriteria): BoundingBox | null {
  return searchEngine().bounds(engineQuery(criteria, interpret(criteria.location)));
}

/** How far a city reaches around its centre, in kilometres: the open data has no outlines. */
const CITY_KM = 3;
const LARGE_CITY_KM = 6;
const LARGE_CITY_POPULATION = 150_000;

/** About where the commune is that a search is limited to; null where it is to none, or several. */
export function placeBounds({ places }: Interpretation): BoundingBox | null {
  const [place, ...others] = places;
  if (place?.kind !== "commune" || others.length > 0) return null;
  const commune = findCommuneBySlug(place.slug);
  if (!commune || commune.lat === null || commune.lng === null) return null;
  const { lat, lng, population } = commune;
  return surroundings({ lat, lng }, population >= LARGE_CITY_POPULATION ? LARGE_CITY_KM : CITY_KM);
}

/** Places that a text may be the beginning of, best first, at most ten. */
export function suggestPlaces(text: string): PlaceSuggestion[] {
  const engine = searchEngine();
  return suggestIn(gazetteer(), text, MAX_SUGGESTIONS, (folded) =>
    engine.neighbourhoodsStarting(folded),
  );
}

/**
 * The listings of the home page: the best ranked of each type, so that they differ; first those
 * with a looper, whom the home page is there to introduce.
 */
export function getFeaturedListings(count = 3): ListingCard[] {
  const found = searchListings(NO_CRITERIA).items;
  const items = [
    ...found.filter((item) => item.ambassador),
    ...found.filter((item) => !item.ambassador),
  ];
  const varied = items.filter(
    (item, index) => items.findIndex((other) => other.type === item.type) === index,
  );
  const rest = items.filter((item) => !varied.includes(item));
  return [...varied, ...rest].slice(0, count);
}
