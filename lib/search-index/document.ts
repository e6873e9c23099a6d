import { ID_LENGTH } from "../kernel/ids.ts";
import {
  ENERGY_CLASSES,
  type EnergyClass,
  FEATURES,
  type Feature,
  type PropertyType,
} from "../kernel/property-kinds.ts";
import { DAY_MS } from "../kernel/time.ts";
import { PRICE_BANDS, STOREYS, type Storey } from "./criteria.ts";

/** A searchable listing as the index takes it. */
export interface EngineDocument {
  /** Twelve characters of [0-9a-z]. */
  id: string;
  type: PropertyType;
  priceCents: number;
  /** What it costs a month, as searches compare it (`comparedCost` of lib/financing). */
  monthlyCents: number;
  /** Hundredths of m². */
  surfaceDm2: number;
  rooms: number;
  bedrooms: number;
  bathrooms: number;
  /** 0 is the ground floor; null where it is not stated. */
  floor: number | null;
  /** Floors of the building above the ground floor; null where it is not stated. */
  floorCount: number | null;
  energyClass: EnergyClass | null;
  /** One bit a feature, in the order of FEATURES: see `featureMask`. */
  features: number;
  /** INSEE code of the commune, or of the arrondissement in Paris, Lyon and Marseille. */
  communeCode: string;
  departmentCode: string;
  postalCode: string;
  /** As the listing names it; empty where it names none. */
  neighbourhood: string;
  /** WGS84 degrees. */
  lat: number;
  lng: number;
  /** Epoch milliseconds. */
  publishedAt: number;
  /** When the seller last confirmed that it is for sale, epoch milliseconds; 0 where nobody did. */
  confirmedAt: number;
  /** From `searchTextOf` (lib/search-index/text/words.ts). */
  searchText: string;
  /** From `qualityScore`. */
  quality: number;
}

/** What makes an advertisement complete: see `qualityScore`. */
export interface QualityInputs {
  photoCount: number;
  hasEnergy: boolean;
  /** Characters. */
  descriptionLength: number;
  featureCount: number;
}

/** Relevance points of one day of freshness: a complete listing is worth thirty days. */
const POINTS_PER_DAY = 10;

/** How complete a listing is, from 0 to 300. The rules are published on the search page. */
export function qualityScore(listing: QualityInputs): number {
  const share = (value: number, enough: number) => Math.max(0, Math.min(1, value / enough));
  return Math.round(
    140 * share(listing.photoCount, 8) +
      70 * share(listing.descriptionLength, 600) +
      (listing.hasEnergy ? 70 : 0) +
      20 * share(listing.featureCount, 5),
  );
}

/** Largest relevance points; they leave room for the tier of the words above them. */
export const MAX_POINTS = 2 ** 24 - 1;

/**
 * What orders listings by relevance when their words tell them apart no further: the day of
 * publication and the quality, in points. Both age alike, so the order of two listings never
 * changes while they do not: no index goes stale overnight and a cursor stays true.
 */
export function relevancePoints(publishedAt: number, quality: number): number {
  const days = Math.floor(publishedAt / DAY_MS);
  return clamp(days * POINTS_PER_DAY + Math.round(quality), 0, MAX_POINTS);
}

/** Degrees as the index keeps them, to a tenth of a metre: filters compare these whole numbers. */
export function microDegrees(degrees: number): number {
  return Math.round(degrees * 1e6);
}

const EPOCH_2000_SECONDS = 946_684_800;
const MAX_INT32 = 2 ** 31 - 1;

/** An instant in whole seconds since 2000, what `newest` and `confirmed` compare. */
export function secondsSince2000(instant: number): number {
  return clamp(Math.floor(instant / 1000) - EPOCH_2000_SECONDS, 0, MAX_INT32);
}

/** Cents per m², what `price-m2-asc` compares; the largest value without a surface. */
export function centsPerM2(priceCents: number, surfaceDm2: number): number {
  if (surfaceDm2 <= 0) return MAX_INT32;
  return clamp(Math.round((priceCents * 100) / surfaceDm2), 0, MAX_INT32);
}

/** Index of the price band (PRICE_BANDS) a price falls in. */
export function priceBand(priceCents: number): number {
  let band = 0;
  while (band < PRICE_BANDS.length && priceCents >= (PRICE_BANDS[band] as number) * 100) band++;
  return band;
}

/** The bits of these features. */
export function featureMask(features: readonly Feature[]): number {
  let mask = 0;
  for (const feature of features) mask |= featureBit(feature);
  return mask;
}

/** The bit of one feature; 0 for what is none, which a stored list may hold. */
function featureBit(feature: string): number {
  const index = (FEATURES as readonly string[]).indexOf(feature);
  return index < 0 ? 0 : 1 << index;
}

/** The bits of these storeys. */
export function storeyMask(storeys: readonly Storey[]): number {
  let mask = 0;
  for (const storey of storeys) mask |= 1 << STOREYS.indexOf(storey);
  return mask;
}

/** The storeys that describe a home: none for a flat whose floor is not stated. */
export function storeysOf({
  type,
  floor,
  floorCount,
}: Pick<EngineDocument, "type" | "floor" | "floorCount">): Storey[] {
  if (type === "house") return ["above-ground", "below-last"];
  if (floor === null) return [];
  const last = floorCount === null ? [] : floor >= floorCount ? ["last"] : ["below-last"];
  const ground = floor === 0 ? ["ground"] : floor > 0 ? ["above-ground"] : [];
  return [...ground, ...last] as Storey[];
}

/** 1 for A to 7 for G, 0 without a class. */
export function energyLevel(energyClass: EnergyClass | null): number {
  return energyClass === null ? 0 : ENERGY_CLASSES.indexOf(energyClass) + 1;
}

export function clamp(value: number, least: number, most: number): number {
  return Math.min(most, Math.max(least, value));
}

/**
 * Writes an id as three big-endian words, so that comparing them in order compares ids.
 * @throws {RangeError} when it is not twelve ASCII characters.
 */
export function writeId(id: string, target: Int32Array, index: number): void {
  if (id.length !== ID_LENGTH) throw new RangeError(`not an id: ${id}`);
  for (let part = 0; part < 3; part++) {
    let word = 0;
    for (let at = part * 4; at < part * 4 + 4; at++) {
      const code = id.charCodeAt(at);
      if (code > 127) throw new RangeError(`not an id: ${id}`);
      word = (word << 8) | code;
    }
    target[index * 3 + part] = word;
  }
}

/** The id written at that index. */
export function readId(ids: Int32Array, index: number): string {
  const [a, b, c] = [ids[index * 3], ids[index * 3 + 1], ids[index * 3 + 2]] as [
    number,
    number,
    number,
  ];
  return String.fromCharCode(
    ...[a >>> 24, (a >>> 16) & 127, (a >>> 8) & 127, a & 127],
    ...[b >>> 24, (b >>> 16) & 127, (b >>> 8) & 127, b & 127],
    ...[c >>> 24, (c >>> 16) & 127, (c >>> 8) & 127, c & 127],
  );
}

/** Negative when the id at `a` of `idsA` comes before the one at `b` of `idsB`, 0 when equal. */
export function compareIds(idsA: Int32Array, a: number, idsB: Int32Array, b: number): number {
  const first = (idsA[a * 3] as number) - (idsB[b * 3] as number);
  if (first !== 0) return first;
  const second = (idsA[a * 3 + 1] as number) - (idsB[b * 3 + 1] as number);
  if (second !== 0) return second;
  return (idsA[a * 3 + 2] as number) - (idsB[b * 3 + 2] as number);
}
