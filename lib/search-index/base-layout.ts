import { FEATURES } from "../kernel/property-kinds.ts";
import { aligned, type Section } from "./arena.ts";
import { COLUMN_NAMES, COLUMNS } from "./columns.ts";
import { SORT_ORDERS, type SortOrder } from "./criteria.ts";
import { SLOTS } from "./facets.ts";

/** Documents per block: blocks have bounding boxes, so that an area is found block by block. */
export const BLOCK_BITS = 7;
/** Documents per larger block, which has one too. */
export const SUPERBLOCK_BITS = 12;

/** Parts a column's values are cut into by rank: see `ranges.ts`. */
export const QUANTILES = 64;
/** Columns people give ranges of. */
export const RANGE_COLUMNS = ["price", "surface"] as const;
export type RangeColumn = (typeof RANGE_COLUMNS)[number];

/** Bitmaps that one query may need at once. */
export const SCRATCH_BITMAPS = 20;
/** Spans of the documents that one query may look at: see `spans.ts`. */
export const MAX_SPANS = 4096;
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

/** Bytes of a bitmap of that many documents, a multiple of the arena's alignment. */
export function bitmapBytes(documents: number): number {
  return Math.max(64, aligned(Math.ceil(documents / 8)));
}

/** Name of the section that holds the documents in that order. */
export function orderSection(sort: SortOrder): string {
  return `order:${sort}`;
}

/** Orders that documents are also kept in kind by kind; in that of prices they are arranged. */
export const KIND_ORDERS = ["relevance", "newest", "surface-desc", "price-m2-asc"] as const;

/** Name of the section that holds each kind's documents in that order. */
export function kindOrderSection(sort: (typeof KIND_ORDERS)[number]): string {
  return `kindOrder:${sort}`;
}

const blocks = (documents: number, bits: number) => (documents + (1 << bits) - 1) >>> bits;
const int32 = (name: string, length: number): Section => ({ name, type: "i32", length });
const uint32 = (name: string, length: number): Section => ({ name, type: "u32", length });
const bytes = (name: string, length: number): Section => ({ name, type: "u8", length });

/** First section that a snapshot leaves out. */
export const FIRST_TRANSIENT_SECTION = "live";

/** The sections of a base: first those that never change, from "live" on those that queries use. */
export function baseSections(size: BaseSize): Section[] {
  const { documents, kinds } = size;
  const stride = bitmapBytes(documents);
  const kindStride = kinds > 0 ? bitmapBytes(size.kindPlaces) : 0;
  return [
    ...COLUMN_NAMES.map((name) => {
      const { each, array } = COLUMNS[name];
      return (array === Int32Array ? int32 : bytes)(name, documents * each);
    }),
    uint32("tokenStarts", documents + 1),
    bytes("tokenBytes", size.tokenBytes),
    int32("byId", documents),
    ...SORT_ORDERS.map((sort) => int32(orderSection(sort), documents)),
    bytes("slots", stride * SLOTS),
    ...RANGE_COLUMNS.map((column) => bytes(`quantiles:${column}`, stride * (QUANTILES - 1))),
    int32("groupStarts", size.groups + 1),
    int32("boxes", blocks(documents, BLOCK_BITS) * 4),
    int32("superboxes", blocks(documents, SUPERBLOCK_BITS) * 4),
    bytes("letters", size.letters),
    uint32("letterStarts", size.tokens + 1),
    uint32("alphabet", size.tokens),
    int32("postings", size.tokens * POSTING_FIELDS),
    int32("sparse", size.sparse),
    bytes("dense", stride * size.dense),
    int32("kindKeys", kinds),
    int32("kindSizes", kinds),
    int32("kindStarts", kinds + 1),
    int32("kindPlaceOf", kinds > 0 ? documents : 0),
    int32("kindDocumentAt", size.kindPlaces),
    int32("kindPrices", size.kindPlaces),
    ...KIND_ORDERS.map((sort) => int32(kindOrderSection(sort), kinds > 0 ? documents : 0)),
    bytes("kindFeatures", kindStride * FEATURES.length),
    bytes("kindSurfaces", kindStride * (QUANTILES - 1)),
    bytes("kindDense", kindStride * size.dense),
    bytes("live", stride),
    bytes("kindLive", kindStride),
    int32("kindCounts", kinds),
    int32("kindPassing", kinds),
    bytes("scratch", Math.max(stride, kindStride) * SCRATCH_BITMAPS),
    int32("spans", MAX_SPANS * 2),
    int32("counters", SLOTS),
  ];
}
