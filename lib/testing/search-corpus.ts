import { ID_LENGTH } from "../kernel/ids.ts";
import {
  ENERGY_CLASSES,
  FEATURES,
  type Feature,
  PROPERTY_TYPES,
} from "../kernel/property-kinds.ts";
import type { Random } from "../kernel/random.ts";
import { DAY_MS } from "../kernel/time.ts";
import {
  type BoundingBox,
  type LatLng,
  NO_CRITERIA,
  SORT_ORDERS,
  STOREYS,
} from "../search-index/criteria.ts";
import { type EngineDocument, featureMask } from "../search-index/document.ts";
import type { EngineQuery } from "../search-index/query.ts";

/**
 * Random listings and queries for tests of the search index: small value ranges, so that ties,
 * empty results and shared words are common.
 */

/** Communes of the random country; the first holds half of the listings. */
const COMMUNES = [
  { departmentCode: "75", communeCode: "75111", postalCodes: ["75011"], lat: 48.859, lng: 2.38 },
  { departmentCode: "75", communeCode: "75118", postalCodes: ["75018"], lat: 48.892, lng: 2.348 },
  {
    departmentCode: "35",
    communeCode: "35238",
    postalCodes: ["35000", "35200", "35700"],
    lat: 48.11,
    lng: -1.68,
  },
  { departmentCode: "35", communeCode: "35051", postalCodes: ["35510"], lat: 48.12, lng: -1.6 },
  { departmentCode: "35", communeCode: "35210", postalCodes: ["35135"], lat: 48.08, lng: -1.62 },
  {
    departmentCode: "2A",
    communeCode: "2A004",
    postalCodes: ["20000", "20090"],
    lat: 41.92,
    lng: 8.73,
  },
  { departmentCode: "974", communeCode: "97411", postalCodes: ["97400"], lat: -20.88, lng: 55.45 },
  { departmentCode: "01", communeCode: "01001", postalCodes: ["01400"], lat: 46.15, lng: 4.92 },
] as const;

const WORDS = (
  "calme lumineux traversant metro ecole gare commerce refait neuf charme poutre parquete " +
  "haussmannien standing dernier etage vue parc travaux renove renovation renover rare coeur"
).split(" ");

/** None first; two spellings of one, and a name with a comma. */
const NEIGHBOURHOODS = ["", "Gare", "La Gare", "Croix-Rousse", "Bel-Air, nord"] as const;

const ID_ALPHABET = "0123456789abcdefghijklmnopqrstuvwxyz";
const NOW = Date.UTC(2026, 10, 1);

export const pick = <T>(random: Random, list: readonly T[]): T =>
  list[Math.floor(random() * list.length)] as T;

const chance = (random: Random, probability: number) => random() < probability;
const whole = (random: Random, least: number, most: number) =>
  least + Math.floor(random() * (most - least + 1));

function some<T>(random: Random, list: readonly T[], probability: number): T[] {
  return list.filter(() => chance(random, probability));
}

export function randomId(random: Random): string {
  return Array.from({ length: ID_LENGTH }, () => pick(random, [...ID_ALPHABET])).join("");
}

/** A listing with many ties: prices in steps, few surfaces, few days. */
export function randomDocument(random: Random, id = randomId(random)): EngineDocument {
  const commune = chance(random, 0.5) ? COMMUNES[0] : pick(random, COMMUNES);
  const title = some(random, WORDS, 0.06);
  const rest = some(random, WORDS, 0.15).filter((word) => !title.includes(word));
  // A few words that one listing only has.
  if (chance(random, 0.05)) rest.push(`unique${whole(random, 0, 99)}`);
  return {
    id,
    type: pick(random, PROPERTY_TYPES),
    priceCents: chance(random, 0.7)
      ? whole(random, 1, 40) * 25_000_00
      : whole(random, 1, 2_000_000_000),
    monthlyCents: whole(random, 0, 40) * 125_00,
    surfaceDm2: chance(random, 0.03) ? 0 : whole(random, 2, 30) * 500,
    rooms: whole(random, 1, 9),
    bedrooms: whole(random, 0, 7),
    bathrooms: whole(random, 0, 3),
    floor: chance(random, 0.3) ? null : whole(random, -1, 4),
    floorCount: chance(random, 0.3) ? null : whole(random, 0, 4),
    energyClass: chance(random, 0.2) ? null : pick(random, ENERGY_CLASSES),
    features: featureMask(some<Feature>(random, FEATURES, 0.25)),
    departmentCode: commune.departmentCode,
    communeCode: commune.communeCode,
    postalCode: pick(random, commune.postalCodes),
    neighbourhood: pick(random, NEIGHBOURHOODS),
    lat: commune.lat + (random() - 0.5) * 0.05,
    lng: commune.lng + (random() - 0.5) * 0.05,
    publishedAt: NOW - whole(random, 0, 20) * DAY_MS - whole(random, 0, 3) * 1000,
    confirmedAt: chance(random, 0.2) ? 0 : NOW - whole(random, 0, 20) * DAY_MS,
    searchText: chance(random, 0.02) ? "" : `${title.join(" ")} | ${rest.join(" ")}`,
    quality: whole(random, 0, 10) * 30,
  };
}

export function randomDocuments(random: Random, count: number): EngineDocument[] {
  return Array.from({ length: count }, () => randomDocument(random));
}

function randomBox(random: Random): BoundingBox {
  const { lat, lng } = pick(random, COMMUNES);
  const size = pick(random, [0.01, 0.05, 0.5, 20, 180]);
  const south = lat + (random() - 0.6) * size;
  const west = lng + (random() - 0.6) * size;
  return { west, south, east: west + random() * size, north: south + random() * size };
}

function randomPolygon(random: Random): LatLng[] {
  const { lat, lng } = pick(random, COMMUNES);
  const size = pick(random, [0.02, 0.06, 1, 30]);
  // Points in any order: rings that cross themselves are allowed.
  return Array.from(
    { length: whole(random, 3, 12) },
    () => [lat + (random() - 0.5) * size, lng + (random() - 0.5) * size] as const,
  );
}

function randomWord(random: Random): string {
  const word = chance(random, 0.1) ? `unique${whole(random, 0, 99)}` : pick(random, WORDS);
  if (chance(random, 0.15)) return word.slice(0, whole(random, 1, word.length));
  if (chance(random, 0.15)) {
    const at = whole(random, 0, word.length - 1);
    return word.slice(0, at) + pick(random, ["", "x", "e"]) + word.slice(at + 1);
  }
  return word;
}

/** A query over `randomDocuments`, with each filter set now and then. */
export function randomQuery(random: Random): EngineQuery {
  const maybe = <T>(probability: number, value: () => T): T | null =>
    chance(random, probability) ? value() : null;
  const prices = [whole(random, 0, 45) * 25_000_00, whole(random, 0, 45) * 25_000_00];
  const { cursor, confirmedDays: ___, types: _, features: __, ...rest } = NO_CRITERIA;
  return {
    ...rest,
    cursor,
    places: maybe(0.35, () => ({
      communes: some(random, COMMUNES, 0.2).map(({ communeCode }) => communeCode),
      postalCodes: some(random, ["75011", "35200", "20090", "99999"], 0.2),
      departments: some(random, ["75", "35", "2A", "974", "99"], 0.12),
      neighbourhoods: some(random, COMMUNES, 0.2).map(({ communeCode }) => ({
        communeCode,
        name: pick(random, [...NEIGHBOURHOODS, "GARE", "Ailleurs"]),
      })),
    })),
    words:
      maybe(0.3, () => Array.from({ length: whole(random, 1, 3) }, () => randomWord(random))) ?? [],
    types: some(random, PROPERTY_TYPES, chance(random, 0.4) ? 0.5 : 0),
    minPriceCents: maybe(0.2, () => Math.min(...prices)),
    maxPriceCents: maybe(0.2, () => Math.max(...prices)),
    minSurfaceDm2: maybe(0.15, () => whole(random, 0, 30) * 500),
    maxSurfaceDm2: maybe(0.15, () => whole(random, 0, 30) * 500),
    minRooms: maybe(0.2, () => whole(random, 1, 10)),
    minBedrooms: maybe(0.2, () => whole(random, 1, 8)),
    maxRooms: maybe(0.15, () => whole(random, 0, 9)),
    maxBedrooms: maybe(0.15, () => whole(random, 0, 7)),
    minBathrooms: maybe(0.1, () => whole(random, 1, 4)),
    minPricePerM2Cents: maybe(0.05, () => whole(random, 0, 100) * 500_00),
    maxPricePerM2Cents: maybe(0.1, () => whole(random, 1, 100) * 500_00),
    maxMonthlyCents: maybe(0.1, () => whole(random, 1, 40) * 125_00),
    confirmedSince: maybe(0.1, () => NOW - whole(random, 0, 20) * DAY_MS),
    storeys: some(random, STOREYS, chance(random, 0.15) ? 0.4 : 0),
    worstEnergy: maybe(0.2, () => pick(random, ENERGY_CLASSES)),
    features: some(random, FEATURES, chance(random, 0.3) ? 0.06 : 0),
    bbox: maybe(0.25, () => randomBox(random)),
    polygon: maybe(0.15, () => randomPolygon(random)),
    sort: pick(random, SORT_ORDERS),
  };
}
