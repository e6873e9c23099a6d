import { ENERGY_CLASSES, PROPERTY_TYPES } from "../kernel/property-kinds.ts";
import type { Columns } from "./columns.ts";
import { PRICE_BANDS } from "./criteria.ts";

/** Numbers of rooms and bedrooms that are counted apart: the last stands for all above too. */
export const ROOM_STEPS = 6;
export const BEDROOM_STEPS = 5;

/**
 * Documents that no filter with a facet tells apart, but for a price within its band, are of one
 * kind: same type, price band, rooms, bedrooms and energy class (beyond the last counted step,
 * rooms and bedrooms are alike). A million listings are of some two thousand kinds, so a query
 * about the whole country is answered kind by kind.
 */
export interface Kind {
  type: number;
  band: number;
  /** At most ROOM_STEPS, which stands for all above too. */
  rooms: number;
  bedrooms: number;
  energy: number;
}

const BAND_COUNT = PRICE_BANDS.length + 1;
const ROOMS = ROOM_STEPS + 1;
const BEDROOMS = BEDROOM_STEPS + 1;
const LEVELS = ENERGY_CLASSES.length + 1;

/** How many kinds there can be; a kind's key is less. */
export const KIND_KEYS = PROPERTY_TYPES.length * BAND_COUNT * ROOMS * BEDROOMS * LEVELS;

/** With fewer documents a kind, on average, going by kinds is not worth it. */
export const DOCUMENTS_PER_KIND = 32;

/** The key of a document's kind. */
export function kindKey(columns: Columns, document: number): number {
  const rooms = Math.min(ROOM_STEPS, columns.rooms[document] as number);
  const bedrooms = Math.min(BEDROOM_STEPS, columns.bedrooms[document] as number);
  const typeAndBand =
    (columns.type[document] as number) * BAND_COUNT + (columns.band[document] as number);
  return (
    ((typeAndBand * ROOMS + rooms) * BEDROOMS + bedrooms) * LEVELS +
    (columns.energy[document] as number)
  );
}

/** The kind of that key. */
export function kindOf(key: number): Kind {
  const energy = key % LEVELS;
  const bedrooms = Math.floor(key / LEVELS) % BEDROOMS;
  const rooms = Math.floor(key / (LEVELS * BEDROOMS)) % ROOMS;
  const band = Math.floor(key / (LEVELS * BEDROOMS * ROOMS)) % BAND_COUNT;
  const type = Math.floor(key / (LEVELS * BEDROOMS * ROOMS * BAND_COUNT));
  return { type, band, rooms, bedrooms, energy };
}

/** Lowest price of each band in cents, and the lowest above it. */
export const BANDS: readonly (readonly [least: number, above: number])[] = [0, ...PRICE_BANDS].map(
  (least, band) => [least * 100, (PRICE_BANDS[band] ?? Number.POSITIVE_INFINITY) * 100],
);
