import { PROPERTY_TYPES } from "../kernel/property-kinds.ts";
import { Area } from "./area.ts";
import type { Columns } from "./columns.ts";
import type { Position } from "./cursor.ts";
import { energyLevel, featureMask, MAX_POINTS, secondsSince2000, storeyMask } from "./document.ts";
import { BEDROOM_GROUP, ENERGY_GROUP, PRICE_GROUP, ROOM_GROUP, TYPE_GROUP } from "./facets.ts";
import { matchWord, type WordMatch } from "./matching-words.ts";
import { type EngineQuery, MAX_WORDS } from "./query.ts";
import { SORT_COLUMNS } from "./sorting.ts";
import type { Store } from "./store.ts";

const MAX_INT32 = 2 ** 31 - 1;

/** A most that leaves no document out. */
export const NO_MOST = MAX_INT32;

/** A query turned into numbers of the store's columns. */
export interface Plan {
  /** Groups of the places, ascending; null: anywhere. */
  groups: number[] | null;
  area: Area | null;
  /** Filters with a facet of their own that are set, as bits: TYPE_GROUP… */
  active: number;
  /** One bit a type. */
  types: number;
  leastPrice: number;
  mostPrice: number;
  leastRooms: number;
  mostRooms: number;
  leastBedrooms: number;
  mostBedrooms: number;
  /** Worst accepted level. */
  energy: number;
  features: number;
  /** Whether a surface is asked for. */
  bySurface: boolean;
  leastSurface: number;
  mostSurface: number;
  /** Ranges of figures that have neither a facet nor bitmaps: each document is looked at. */
  others: readonly OtherRange[];
  /** Storeys that are asked for, as bits. */
  storeys: number;
  words: WordMatch[];
  sort: EngineQuery["sort"];
  /** 1 when small values of the order's column come first, −1 when large ones do. */
  sign: 1 | -1;
  /** Whether results that hold the words better come first. */
  tiered: boolean;
  /** Results start after it; null: from the first. */
  after: Position | null;
}

/** A range of a column, both ends included. */
export interface OtherRange {
  column: "bathrooms" | "pricePerM2" | "monthly" | "confirmed";
  least: number;
  most: number;
}

const ALL_TYPES = (1 << PROPERTY_TYPES.length) - 1;

/** Prepares a query for a store. */
export function planOf(query: EngineQuery, store: Store, after: Position | null): Plan {
  let types = 0;
  for (const type of query.types) types |= 1 << PROPERTY_TYPES.indexOf(type);
  if (types === ALL_TYPES) types = 0;
  const leastPrice = Math.ceil(query.minPriceCents ?? 0);
  const mostPrice = Math.floor(query.maxPriceCents ?? MAX_INT32);
  const leastSurface = Math.ceil(query.minSurfaceDm2 ?? 0);
  const mostSurface = Math.floor(query.maxSurfaceDm2 ?? MAX_INT32);
  const leastRooms = query.minRooms ?? 0;
  const mostRooms = query.maxRooms ?? MAX_INT32;
  const leastBedrooms = query.minBedrooms ?? 0;
  const mostBedrooms = query.maxBedrooms ?? MAX_INT32;
  const energy = energyLevel(query.worstEnergy);
  const words = query.words.slice(0, MAX_WORDS);
  return {
    groups: query.places && store.groups.of(query.places),
    area: query.bbox || query.polygon ? new Area(query.bbox, query.polygon) : null,
    active:
      (types === 0 ? 0 : TYPE_GROUP) |
      (leastRooms > 0 || mostRooms < MAX_INT32 ? ROOM_GROUP : 0) |
      (leastBedrooms > 0 || mostBedrooms < MAX_INT32 ? BEDROOM_GROUP : 0) |
      (energy > 0 ? ENERGY_GROUP : 0) |
      (leastPrice > 0 || mostPrice < MAX_INT32 ? PRICE_GROUP : 0),
    types,
    leastPrice,
    mostPrice,
    leastRooms,
    mostRooms,
    leastBedrooms,
    mostBedrooms,
    energy,
    features: featureMask(query.features),
    bySurface: leastSurface > 0 || mostSurface < MAX_INT32,
    leastSurface,
    mostSurface,
    others: otherRanges(query),
    storeys: storeyMask(query.storeys),
    words: words.map((word, index) =>
      matchWord(word, index === words.length - 1, store.table, (token) => store.holds(token)),
    ),
    sort: query.sort,
    sign: SORT_COLUMNS[query.sort].sign,
    tiered: query.sort === "relevance" && words.length > 0,
    after,
  };
}

function otherRanges({
  minBathrooms,
  minPricePerM2Cents,
  maxPricePerM2Cents,
  maxMonthlyCents,
  confirmedSince,
}: EngineQuery): OtherRange[] {
  const least = (column: OtherRange["column"], bound: number | null): OtherRange[] =>
    bound === null ? [] : [{ column, least: bound, most: MAX_INT32 }];
  const most = (column: OtherRange["column"], bound: number | null): OtherRange[] =>
    bound === null ? [] : [{ column, least: 0, most: Math.floor(bound) }];
  return [
    ...least("bathrooms", minBathrooms),
    ...least(
      "confirmed",
      confirmedSince === null ? null : Math.max(1, secondsSince2000(confirmedSince)),
    ),
    ...least("pricePerM2", minPricePerM2Cents && Math.ceil(minPricePerM2Cents)),
    ...most("pricePerM2", maxPricePerM2Cents),
    ...most("monthly", maxMonthlyCents),
  ];
}

/** Whether a document is in the ranges without a facet, and on the storeys that are asked for. */
export function passesOthers(
  { others, storeys }: Pick<Plan, "others" | "storeys">,
  columns: Columns,
  document: number,
): boolean {
  if (((columns.storeys[document] as number) & storeys) !== storeys) return false;
  for (const { column, least, most } of others) {
    const value = columns[column][document] as number;
    if (value < least || value > most) return false;
  }
  return true;
}

/** Whether `passesOthers` leaves any document out. */
export function hasOthers({ others, storeys }: Pick<Plan, "others" | "storeys">): boolean {
  return storeys !== 0 || others.length > 0;
}

/** Which of the filters with a facet a document fails, as bits. */
export function failedGroups(plan: Plan, columns: Columns, document: number): number {
  const { active } = plan;
  if (active === 0) return 0;
  let failed = 0;
  if (active & TYPE_GROUP && ((plan.types >>> (columns.type[document] as number)) & 1) === 0) {
    failed |= TYPE_GROUP;
  }
  if (active & ROOM_GROUP) {
    const rooms = columns.rooms[document] as number;
    if (rooms < plan.leastRooms || rooms > plan.mostRooms) failed |= ROOM_GROUP;
  }
  if (active & BEDROOM_GROUP) {
    const bedrooms = columns.bedrooms[document] as number;
    if (bedrooms < plan.leastBedrooms || bedrooms > plan.mostBedrooms) failed |= BEDROOM_GROUP;
  }
  if (active & ENERGY_GROUP) {
    const level = columns.energy[document] as number;
    if (level === 0 || level > plan.energy) failed |= ENERGY_GROUP;
  }
  if (active & PRICE_GROUP) {
    const price = columns.price[document] as number;
    if (price < plan.leastPrice || price > plan.mostPrice) failed |= PRICE_GROUP;
  }
  return failed;
}

/** Tiers of results for the words: see `matchTierOf`. */
export const TIERS = 4;

/**
 * How well a document holds the words: 3 when its title has them all and it has them as typed,
 * 2 when its title has them all, 1 when it has them as typed, else 0.
 */
export function matchTierOf(inTitle: boolean, exact: boolean): number {
  return (inTitle ? 2 : 0) + (exact ? 1 : 0);
}

/** The key by which a plan orders a document whose sorted value this is: small first, ties by id. */
export function keyOf(plan: Plan, value: number, tier: number): number {
  return plan.tiered ? -(tier * (MAX_POINTS + 1) + value) : plan.sign * value;
}

/** The sorted value that has this key in a tier: the inverse of `keyOf`, not always a real value. */
export function sortedValueOf(plan: Plan, key: number, tier: number): number {
  return plan.tiered ? -key - tier * (MAX_POINTS + 1) : plan.sign * key;
}

/** The range that the filters leave of the values the order compares. */
export function valueBounds(plan: Plan): readonly [least: number, most: number] {
  const { column } = SORT_COLUMNS[plan.sort];
  if (column === "price") return [plan.leastPrice, plan.mostPrice];
  return column === "surface" ? [plan.leastSurface, plan.mostSurface] : [0, MAX_INT32];
}
