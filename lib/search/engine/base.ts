import { SORT_ORDERS, type SortOrder } from "../criteria.ts";
import { Arena, aligned, type Section } from "./arena.ts";
import { COLUMN_NAMES, COLUMNS, type Columns } from "./columns.ts";
import { SLOTS } from "./facets.ts";
import type { BitmapKernels } from "./kernels/bitmaps.ts";
import { orderSection } from "./sorting.ts";
import type { TokenLists } from "./token-lists.ts";

/** Documents per block: blocks have bounding boxes, so that an area is found block by block. */
export const BLOCK_BITS = 7;
export const BLOCK = 1 << BLOCK_BITS;
/** Documents per larger block, which has one too. */
export const SUPERBLOCK_BITS = 12;

/** Parts a column's values are cut into by rank: see `ranges.ts`. */
export const QUANTILES = 64;
/** Columns people give ranges of. */
export const RANGE_COLUMNS = ["price", "surface"] as const;
export type RangeColumn = (typeof RANGE_COLUMNS)[number];

/** Bitmaps that one query may need at once. */
const SCRATCH_BITMAPS = 20;
/** Spans of the documents that one query may look at: see `spans.ts`. */
export const MAX_SPANS = 4096;

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
}

/** Bytes of a bitmap of that many documents, a multiple of the arena's alignment. */
export function bitmapBytes(documents: number): number {
  return Math.max(64, aligned(Math.ceil(documents / 8)));
}

const blocks = (documents: number, bits: number) => (documents + (1 << bits) - 1) >>> bits;

/** The sections of a base: first those that never change, from "live" on those that queries use. */
export function baseSections(size: BaseSize): Section[] {
  const { documents } = size;
  const stride = bitmapBytes(documents);
  const int32 = (name: string, length: number): Section => ({ name, type: "i32", length });
  const bytes = (name: string, length: number): Section => ({ name, type: "u8", length });
  return [
    ...COLUMN_NAMES.map((name): Section => {
      const { each, array } = COLUMNS[name];
      return array === Int32Array ? int32(name, documents * each) : bytes(name, documents * each);
    }),
    { name: "tokenStarts", type: "u32", length: documents + 1 },
    bytes("tokenBytes", size.tokenBytes),
    int32("byId", documents),
    ...SORT_ORDERS.map((sort) => int32(orderSection(sort), documents)),
    bytes("slots", stride * SLOTS),
    ...RANGE_COLUMNS.map((column) => bytes(`quantiles:${column}`, stride * (QUANTILES - 1))),
    int32("groupStarts", size.groups + 1),
    int32("boxes", blocks(documents, BLOCK_BITS) * 4),
    int32("superboxes", blocks(documents, SUPERBLOCK_BITS) * 4),
    bytes("letters", size.letters),
    { name: "letterStarts", type: "u32", length: size.tokens + 1 },
    { name: "alphabet", type: "u32", length: size.tokens },
    int32("postings", size.tokens * POSTING_FIELDS),
    int32("sparse", size.sparse),
    bytes("dense", stride * size.dense),
    bytes("live", stride),
    bytes("scratch", stride * SCRATCH_BITMAPS),
    int32("spans", MAX_SPANS * 2),
    int32("counters", SLOTS),
  ];
}

/** First section that a snapshot leaves out. */
export const FIRST_TRANSIENT_SECTION = "live";

/** Fields of a token's entry: documents that hold it and where they are; the same for titles. */
export const POSTING_FIELDS = 4;

/**
 * The accelerated documents: sorted by place, with everything a query uses to avoid looking at
 * each. Only `live` (which documents were not replaced since) and the working memory change.
 */
export class Base {
  readonly stride: number;
  readonly columns: Columns;
  readonly tokenLists: TokenLists;
  /** Documents by id. */
  readonly byId: Int32Array;
  /** Documents in each result order, ties by id. */
  readonly orders: Readonly<Record<SortOrder, Int32Array>>;
  /** First document of each group of `Groups`; one more than there are groups. */
  readonly groupStarts: Int32Array;
  /** South, west, north, east of each block in micro-degrees. */
  readonly boxes: Int32Array;
  readonly superboxes: Int32Array;
  /** See POSTING_FIELDS; a place at least 0 is an index of `sparse`, −1 − n is dense bitmap n. */
  readonly postings: Int32Array;
  readonly sparse: Int32Array;
  /** The whole arena in 32-bit words: a bitmap's word w is at (address >>> 2) + w. */
  readonly words: Int32Array;
  readonly kernels: BitmapKernels;
  readonly slotsAt: number;
  readonly denseAt: number;
  readonly liveAt: number;
  readonly spansAt: number;
  readonly countersAt: number;
  readonly quantilesAt: Readonly<Record<RangeColumn, number>>;
  readonly #scratchAt: number;
  #scratchUsed = 0;
  /** Documents that were replaced or removed. */
  dead = 0;

  constructor(
    readonly arena: Arena,
    readonly size: BaseSize,
  ) {
    this.stride = bitmapBytes(size.documents);
    this.columns = Object.fromEntries(
      COLUMN_NAMES.map((name) => [
        name,
        COLUMNS[name].array === Int32Array ? arena.int32(name) : arena.uint8(name),
      ]),
    ) as unknown as Columns;
    this.tokenLists = { starts: arena.uint32("tokenStarts"), bytes: arena.uint8("tokenBytes") };
    this.byId = arena.int32("byId");
    this.orders = Object.fromEntries(
      SORT_ORDERS.map((sort) => [sort, arena.int32(orderSection(sort))]),
    ) as unknown as Record<SortOrder, Int32Array>;
    this.groupStarts = arena.int32("groupStarts");
    this.boxes = arena.int32("boxes");
    this.superboxes = arena.int32("superboxes");
    this.postings = arena.int32("postings");
    this.sparse = arena.int32("sparse");
    this.words = new Int32Array(arena.buffer);
    this.kernels = arena.kernels;
    this.slotsAt = arena.address("slots");
    this.denseAt = arena.address("dense");
    this.liveAt = arena.address("live");
    this.spansAt = arena.address("spans");
    this.countersAt = arena.address("counters");
    this.quantilesAt = {
      price: arena.address("quantiles:price"),
      surface: arena.address("quantiles:surface"),
    };
    this.#scratchAt = arena.address("scratch");
    this.#markAllLive();
  }

  /** A base of that size, to be filled. @throws {RangeError} when it can't be that large. */
  static allocate(size: BaseSize): Base {
    return new Base(new Arena(baseSections(size)), size);
  }

  /** Documents, removed ones included. */
  get count(): number {
    return this.size.documents;
  }

  get memoryBytes(): number {
    return this.arena.byteLength;
  }

  /** Address of the bitmap of a counted choice (facets.ts). */
  slot(slot: number): number {
    return this.slotsAt + slot * this.stride;
  }

  /** Address of a bitmap to work in, until `releaseScratch`; its content is arbitrary. */
  scratch(): number {
    if (this.#scratchUsed === SCRATCH_BITMAPS) throw new RangeError("out of working bitmaps");
    return this.#scratchAt + this.stride * this.#scratchUsed++;
  }

  /** Gives back all bitmaps of the query that ends. */
  releaseScratch(): void {
    this.#scratchUsed = 0;
  }

  /** How many bits of a bitmap are set. */
  countAll(bitmap: number): number {
    const spans = this.arena.int32("spans");
    spans[0] = 0;
    spans[1] = this.stride >>> 3;
    return this.kernels.count(bitmap, this.spansAt, 1);
  }

  /** Whether the bit of that document is set. */
  has(bitmap: number, document: number): boolean {
    return (
      (((this.words[(bitmap >>> 2) + (document >> 5)] as number) >>> (document & 31)) & 1) === 1
    );
  }

  set(bitmap: number, document: number): void {
    const word = (bitmap >>> 2) + (document >> 5);
    this.words[word] = (this.words[word] as number) | (1 << (document & 31));
  }

  clear(bitmap: number, document: number): void {
    const word = (bitmap >>> 2) + (document >> 5);
    this.words[word] = (this.words[word] as number) & ~(1 << (document & 31));
  }

  /** The live document of that id (as `writeId` writes it), or −1. */
  find(id: Int32Array): number {
    const { ids } = this.columns;
    let low = 0;
    let high = this.count;
    while (low < high) {
      const middle = (low + high) >>> 1;
      const at = (this.byId[middle] as number) * 3;
      const difference =
        (ids[at] as number) - (id[0] as number) ||
        (ids[at + 1] as number) - (id[1] as number) ||
        (ids[at + 2] as number) - (id[2] as number);
      if (difference === 0) {
        const document = this.byId[middle] as number;
        return this.has(this.liveAt, document) ? document : -1;
      }
      if (difference < 0) low = middle + 1;
      else high = middle;
    }
    return -1;
  }

  /** Takes a document out. */
  remove(document: number): void {
    this.clear(this.liveAt, document);
    this.dead++;
  }

  #markAllLive(): void {
    const from = this.liveAt >>> 2;
    const full = this.count >>> 5;
    this.words.fill(0, from, from + (this.stride >>> 2));
    this.words.fill(-1, from, from + full);
    const rest = this.count & 31;
    if (rest > 0) this.words[from + full] = (1 << rest) - 1;
  }
}
