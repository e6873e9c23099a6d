import { FEATURES } from "../kernel/property-kinds.ts";
import { WORD_BITS } from "./bitmap.ts";
import { COLUMN_NAMES, COLUMNS } from "./columns.ts";
import { SORT_ORDERS, type SortOrder } from "./criteria.ts";
import { SLOTS } from "./facets.ts";
import type { Section } from "./sections.ts";
import { KIND_ORDERS } from "./sorting.ts";

/** Documents per block: blocks have bounding boxes, so that an area is found block by block. */
export const BLOCK_BITS = 7;
/** Documents per larger block, which has one too. */
export const SUPERBLOCK_BITS = 12;

/** Parts a column's values are cut into by rank: see `ranges.ts`. */
export const QUANTILES = 64;
/** Columns people give ranges of. */
const RANGE_COLUMNS = ["price", "surface"] as const;
export type RangeColumn = (typeof RANGE_COLUMNS)[number];

/** Fields of a token's entry: documents that hold it and where they are; the same for titles. */
export const POSTING_FIELDS = 4;

/** What decides the size of a base. */
export interface BaseSize {
  documents: number;
  tokenBytes: number;
  groups: number;
  /** Words, and the letters of all of them. */
  tokens: number;
  letters: number;
  /** Entries of all sparse postings. */
  sparse: number;
  /** Number of dense postings. */
  dense: number;
  /** Kinds (kinds.ts) and places of documents arranged by kind; 0 where they are not. */
  kinds: number;
  kindPlaces: number;
}

/** The names of the sizes, for reading them from elsewhere. */
export const SIZE_KEYS = [
  "documents",
  "tokenBytes",
  "groups",
  "tokens",
  "letters",
  "sparse",
  "dense",
  "kinds",
  "kindPlaces",
] as const satisfies (keyof BaseSize)[];

/** Words of a bitmap of that many places: those of whole blocks. */
export function bitmapWords(places: number): number {
  return blocks(places, BLOCK_BITS) * ((1 << BLOCK_BITS) / WORD_BITS);
}

/** Name of the section that holds the documents in that order. */
export function orderSection(sort: SortOrder): string {
  return `order:${sort}`;
}

/** Name of the section that holds each kind's documents in one of `KIND_ORDERS`. */
export function kindOrderSection(sort: SortOrder): string {
  return `kindOrder:${sort}`;
}

function blocks(documents: number, bits: number): number {
  return Math.ceil(documents / (1 << bits));
}

const int32 = (name: string, length: number): Section => ({ name, type: "i32", length });
const uint32 = (name: string, length: number): Section => ({ name, type: "u32", length });
const bytes = (name: string, length: number): Section => ({ name, type: "u8", length });

/** What a base holds that never changes. */
export function baseSections(size: BaseSize): Section[] {
  const { documents, kinds } = size;
  const words = bitmapWords(documents);
  const kindWords = kinds > 0 ? bitmapWords(size.kindPlaces) : 0;
  return [
    ...COLUMN_NAMES.map((name) => {
      const { each, array } = COLUMNS[name];
      return (array === Int32Array ? int32 : bytes)(name, documents * each);
    }),
    uint32("tokenStarts", documents + 1),
    bytes("tokenBytes", size.tokenBytes),
    int32("byId", documents),
    ...SORT_ORDERS.map((sort) => int32(orderSection(sort), documents)),
    int32("slots", words * SLOTS),
    ...RANGE_COLUMNS.map((column) => int32(`quantiles:${column}`, words * (QUANTILES - 1))),
    int32("groupStarts", size.groups + 1),
    int32("boxes", blocks(documents, BLOCK_BITS) * 4),
    int32("superboxes", blocks(documents, SUPERBLOCK_BITS) * 4),
    bytes("letters", size.letters),
    uint32("letterStarts", size.tokens + 1),
    uint32("alphabet", size.tokens),
    int32("postings", size.tokens * POSTING_FIELDS),
    int32("sparse", size.sparse),
    int32("dense", words * size.dense),
    int32("kindKeys", kinds),
    int32("kindSizes", kinds),
    int32("kindStarts", kinds + 1),
    int32("kindPlaceOf", kinds > 0 ? documents : 0),
    int32("kindDocumentAt", size.kindPlaces),
    int32("kindPrices", size.kindPlaces),
    ...KIND_ORDERS.map((sort) => int32(kindOrderSection(sort), kinds > 0 ? documents : 0)),
    int32("kindFeatures", kindWords * FEATURES.length),
    int32("kindSurfaces", kindWords * (QUANTILES - 1)),
    int32("kindDense", kindWords * size.dense),
  ];
}
