import { PROPERTY_TYPES } from "../kernel/property-kinds.ts";
import {
  centsPerM2,
  clamp,
  type EngineDocument,
  energyLevel,
  microDegrees,
  priceBand,
  relevancePoints,
  secondsSince2000,
  storeyMask,
  storeysOf,
  writeId,
} from "./document.ts";

/** The fields of documents, one array a field, a document being an index. */
export interface Columns {
  /** Three words a document: see `writeId`. */
  ids: Int32Array;
  price: Int32Array;
  surface: Int32Array;
  pricePerM2: Int32Array;
  /** Cents a month: see `comparedCost` of lib/financing. */
  monthly: Int32Array;
  published: Int32Array;
  /** Seconds since 2000; 0 where nobody confirmed. */
  confirmed: Int32Array;
  points: Int32Array;
  /** Micro-degrees. */
  lat: Int32Array;
  lng: Int32Array;
  features: Int32Array;
  /** Number of its commune and postal code in `Groups`. */
  group: Int32Array;
  rooms: Uint8Array;
  bedrooms: Uint8Array;
  bathrooms: Uint8Array;
  /** One bit a storey: see `storeyMask`. */
  storeys: Uint8Array;
  type: Uint8Array;
  /** 1 for A to 7 for G, 0 without a class. */
  energy: Uint8Array;
  /** Index of the price band. */
  band: Uint8Array;
}

/** Each column's numbers a document and array type: what storage and snapshots go by. */
export const COLUMNS = {
  ids: { each: 3, array: Int32Array },
  price: { each: 1, array: Int32Array },
  surface: { each: 1, array: Int32Array },
  pricePerM2: { each: 1, array: Int32Array },
  monthly: { each: 1, array: Int32Array },
  published: { each: 1, array: Int32Array },
  confirmed: { each: 1, array: Int32Array },
  points: { each: 1, array: Int32Array },
  lat: { each: 1, array: Int32Array },
  lng: { each: 1, array: Int32Array },
  features: { each: 1, array: Int32Array },
  group: { each: 1, array: Int32Array },
  rooms: { each: 1, array: Uint8Array },
  bedrooms: { each: 1, array: Uint8Array },
  bathrooms: { each: 1, array: Uint8Array },
  storeys: { each: 1, array: Uint8Array },
  type: { each: 1, array: Uint8Array },
  energy: { each: 1, array: Uint8Array },
  band: { each: 1, array: Uint8Array },
} as const satisfies Record<keyof Columns, { each: number; array: unknown }>;

export const COLUMN_NAMES = Object.keys(COLUMNS) as (keyof Columns)[];

const MAX_INT32 = 2 ** 31 - 1;

/** A zeroed column for that many documents. */
export function newColumns(capacity: number): Columns {
  return Object.fromEntries(
    COLUMN_NAMES.map((name) => [name, new COLUMNS[name].array(capacity * COLUMNS[name].each)]),
  ) as unknown as Columns;
}

/** A copy of `columns` with room for `capacity` documents. */
export function resizedColumns(columns: Columns, capacity: number): Columns {
  const larger = newColumns(capacity);
  for (const name of COLUMN_NAMES) {
    const column = columns[name];
    larger[name].set(column.subarray(0, Math.min(column.length, larger[name].length)));
  }
  return larger;
}

/**
 * Writes a document's fields at `index`; numbers out of the columns' range are clamped into it.
 * @throws {RangeError} when the id is not one, before anything is written.
 */
export function writeDocument(
  columns: Columns,
  index: number,
  document: EngineDocument,
  group: number,
): void {
  const priceCents = clamp(document.priceCents, 0, MAX_INT32);
  const surfaceDm2 = clamp(document.surfaceDm2, 0, MAX_INT32);
  writeId(document.id, columns.ids, index);
  columns.price[index] = priceCents;
  columns.surface[index] = surfaceDm2;
  columns.pricePerM2[index] = centsPerM2(priceCents, surfaceDm2);
  columns.monthly[index] = clamp(document.monthlyCents, 0, MAX_INT32);
  columns.published[index] = secondsSince2000(document.publishedAt);
  columns.confirmed[index] = secondsSince2000(document.confirmedAt);
  columns.points[index] = relevancePoints(document.publishedAt, document.quality);
  columns.lat[index] = microDegrees(document.lat);
  columns.lng[index] = microDegrees(document.lng);
  columns.features[index] = document.features;
  columns.group[index] = group;
  columns.rooms[index] = clamp(document.rooms, 0, 255);
  columns.bedrooms[index] = clamp(document.bedrooms, 0, 255);
  columns.bathrooms[index] = clamp(document.bathrooms, 0, 255);
  columns.storeys[index] = storeyMask(storeysOf(document));
  columns.type[index] = Math.max(0, PROPERTY_TYPES.indexOf(document.type));
  columns.energy[index] = energyLevel(document.energyClass);
  columns.band[index] = priceBand(priceCents);
}

/** Copies document `from` of `source` to `to` of `target`, its group renumbered. */
export function copyDocument(
  source: Columns,
  from: number,
  target: Columns,
  to: number,
  group: number,
): void {
  target.ids[to * 3] = source.ids[from * 3] as number;
  target.ids[to * 3 + 1] = source.ids[from * 3 + 1] as number;
  target.ids[to * 3 + 2] = source.ids[from * 3 + 2] as number;
  target.price[to] = source.price[from] as number;
  target.surface[to] = source.surface[from] as number;
  target.pricePerM2[to] = source.pricePerM2[from] as number;
  target.monthly[to] = source.monthly[from] as number;
  target.published[to] = source.published[from] as number;
  target.confirmed[to] = source.confirmed[from] as number;
  target.points[to] = source.points[from] as number;
  target.lat[to] = source.lat[from] as number;
  target.lng[to] = source.lng[from] as number;
  target.features[to] = source.features[from] as number;
  target.group[to] = group;
  target.rooms[to] = source.rooms[from] as number;
  target.bedrooms[to] = source.bedrooms[from] as number;
  target.bathrooms[to] = source.bathrooms[from] as number;
  target.storeys[to] = source.storeys[from] as number;
  target.type[to] = source.type[from] as number;
  target.energy[to] = source.energy[from] as number;
  target.band[to] = source.band[from] as number;
}
