import { ENERGY_CLASSES, FEATURES, PROPERTY_TYPES } from "../kernel/property-kinds.ts";
import type { Columns } from "./columns.ts";
import { PRICE_BANDS, type SearchFacets } from "./criteria.ts";
import { BEDROOM_STEPS, type Kind, ROOM_STEPS } from "./kinds.ts";

/**
 * Every counted choice has a number, its slot: types, then "at least n rooms", and so on. The
 * index keeps a bitmap a slot, in this order; counts are arrays of one number a slot.
 */
export const TYPE_SLOT = 0;
export const ROOM_SLOT = TYPE_SLOT + PROPERTY_TYPES.length;
export const BEDROOM_SLOT = ROOM_SLOT + ROOM_STEPS;
export const ENERGY_SLOT = BEDROOM_SLOT + BEDROOM_STEPS;
const BAND_SLOT = ENERGY_SLOT + ENERGY_CLASSES.length;
export const FEATURE_SLOT = BAND_SLOT + PRICE_BANDS.length + 1;
export const SLOTS = FEATURE_SLOT + FEATURES.length;

/** Filters whose facet is counted without them. */
export const TYPE_GROUP = 1;
export const ROOM_GROUP = 2;
export const BEDROOM_GROUP = 4;
export const ENERGY_GROUP = 8;
export const PRICE_GROUP = 16;

/** Not a filter's group: tells a tally to count features, which add up. */
export const FEATURES_TOO = 32;
export const ALL_GROUPS = 63;

/** Each group's slots, [first, number of]. */
export const GROUP_SLOTS = [
  { group: TYPE_GROUP, first: TYPE_SLOT, count: PROPERTY_TYPES.length },
  { group: ROOM_GROUP, first: ROOM_SLOT, count: ROOM_STEPS },
  { group: BEDROOM_GROUP, first: BEDROOM_SLOT, count: BEDROOM_STEPS },
  { group: ENERGY_GROUP, first: ENERGY_SLOT, count: ENERGY_CLASSES.length },
  { group: PRICE_GROUP, first: BAND_SLOT, count: PRICE_BANDS.length + 1 },
] as const;

/** Calls `visit` with each slot that counts the document. */
export function forEachSlot(
  columns: Columns,
  document: number,
  visit: (slot: number) => void,
): void {
  visit(TYPE_SLOT + (columns.type[document] as number));
  visit(BAND_SLOT + (columns.band[document] as number));
  const rooms = Math.min(ROOM_STEPS, columns.rooms[document] as number);
  for (let step = 0; step < rooms; step++) visit(ROOM_SLOT + step);
  const bedrooms = Math.min(BEDROOM_STEPS, columns.bedrooms[document] as number);
  for (let step = 0; step < bedrooms; step++) visit(BEDROOM_SLOT + step);
  const energy = columns.energy[document] as number;
  if (energy > 0) {
    for (let level = energy; level <= ENERGY_CLASSES.length; level++)
      visit(ENERGY_SLOT + level - 1);
  }
  let features = columns.features[document] as number;
  while (features !== 0) {
    const lowest = features & -features;
    visit(FEATURE_SLOT + 31 - Math.clz32(lowest));
    features ^= lowest;
  }
}

/**
 * Counts one document at a time, by its exact number of rooms and class: `addTo` turns these into
 * the slots' "at least" and "at worst".
 */
export class Tally {
  readonly types = new Int32Array(PROPERTY_TYPES.length);
  readonly rooms = new Int32Array(ROOM_STEPS + 1);
  readonly bedrooms = new Int32Array(BEDROOM_STEPS + 1);
  readonly energy = new Int32Array(ENERGY_CLASSES.length + 1);
  readonly bands = new Int32Array(PRICE_BANDS.length + 1);
  readonly features = new Int32Array(32);

  clear(): void {
    this.types.fill(0);
    this.rooms.fill(0);
    this.bedrooms.fill(0);
    this.energy.fill(0);
    this.bands.fill(0);
    this.features.fill(0);
  }

  /** Counts a document in the facets of these groups. */
  add(columns: Columns, document: number, groups: number): void {
    if (groups & TYPE_GROUP) bump(this.types, columns.type[document] as number);
    if (groups & PRICE_GROUP) bump(this.bands, columns.band[document] as number);
    if (groups & ROOM_GROUP) {
      bump(this.rooms, Math.min(ROOM_STEPS, columns.rooms[document] as number));
    }
    if (groups & BEDROOM_GROUP) {
      bump(this.bedrooms, Math.min(BEDROOM_STEPS, columns.bedrooms[document] as number));
    }
    if (groups & ENERGY_GROUP) bump(this.energy, columns.energy[document] as number);
    if ((groups & FEATURES_TOO) === 0) return;
    let features = columns.features[document] as number;
    while (features !== 0) {
      const lowest = features & -features;
      bump(this.features, 31 - Math.clz32(lowest));
      features ^= lowest;
    }
  }

  /** Counts `count` documents of a kind in the facets of these groups, features left out. */
  addKind(kind: Kind, count: number, groups: number): void {
    if (groups & TYPE_GROUP) bump(this.types, kind.type, count);
    if (groups & PRICE_GROUP) bump(this.bands, kind.band, count);
    if (groups & ROOM_GROUP) bump(this.rooms, kind.rooms, count);
    if (groups & BEDROOM_GROUP) bump(this.bedrooms, kind.bedrooms, count);
    if (groups & ENERGY_GROUP) bump(this.energy, kind.energy, count);
  }

  /** Adds the counts to `slots`. */
  addTo(slots: Int32Array): void {
    add(slots, TYPE_SLOT, this.types, PROPERTY_TYPES.length);
    addAtLeast(slots, ROOM_SLOT, this.rooms);
    addAtLeast(slots, BEDROOM_SLOT, this.bedrooms);
    let accepted = 0;
    for (let level = 1; level < this.energy.length; level++) {
      accepted += this.energy[level] as number;
      const slot = ENERGY_SLOT + level - 1;
      slots[slot] = (slots[slot] as number) + accepted;
    }
    add(slots, BAND_SLOT, this.bands, this.bands.length);
    add(slots, FEATURE_SLOT, this.features, FEATURES.length);
  }
}

function bump(counts: Int32Array, index: number, by = 1): void {
  counts[index] = (counts[index] as number) + by;
}

function add(slots: Int32Array, first: number, counts: Int32Array, length: number): void {
  for (let index = 0; index < length; index++) {
    slots[first + index] = (slots[first + index] as number) + (counts[index] as number);
  }
}

/** `counts[n]` documents have exactly n (the last: or more); slot n holds "at least n + 1". */
function addAtLeast(slots: Int32Array, first: number, counts: Int32Array): void {
  let sum = 0;
  for (let number = counts.length - 1; number > 0; number--) {
    sum += counts[number] as number;
    const slot = first + number - 1;
    slots[slot] = (slots[slot] as number) + sum;
  }
}

/** The counts as the search answers them. */
export function facetsOf(slots: ArrayLike<number>): SearchFacets {
  const at = (slot: number) => slots[slot] ?? 0;
  const byName = <Name extends string>(names: readonly Name[], first: number) =>
    Object.fromEntries(names.map((name, index) => [name, at(first + index)])) as Record<
      Name,
      number
    >;
  const list = (first: number, length: number) =>
    Array.from({ length }, (_, index) => at(first + index));
  return {
    types: byName(PROPERTY_TYPES, TYPE_SLOT),
    minRooms: list(ROOM_SLOT, ROOM_STEPS),
    minBedrooms: list(BEDROOM_SLOT, BEDROOM_STEPS),
    worstEnergy: byName(ENERGY_CLASSES, ENERGY_SLOT),
    features: byName(FEATURES, FEATURE_SLOT),
    priceBands: list(BAND_SLOT, PRICE_BANDS.length + 1),
  };
}
