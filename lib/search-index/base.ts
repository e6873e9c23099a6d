import { Arena } from "./arena.ts";
import { type Arrangement, arrangedByKind, arrangedByPlace } from "./arrangement.ts";
import { type BaseSize, baseSections, orderSection, SCRATCH_BITMAPS } from "./base-layout.ts";
import { COLUMN_NAMES, COLUMNS, type Columns } from "./columns.ts";
import { SORT_ORDERS, type SortOrder } from "./criteria.ts";
import type { BitmapKernels } from "./kernels/bitmaps.ts";
import type { TokenLists } from "./token-lists.ts";

/**
 * The accelerated documents: sorted by place, with everything a query uses to avoid looking at
 * each. Only `live` (which documents were not replaced since) and the working memory change.
 */
export class Base {
  readonly byPlace: Arrangement;
  /** Null for a base so small that it is not worth having. */
  readonly byKind: Arrangement | null;
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
  readonly spansAt: number;
  readonly countersAt: number;
  readonly pricesAt: number;
  readonly #scratchAt: number;
  readonly #scratchStride: number;
  #scratchUsed = 0;
  /** Documents that were replaced or removed. */
  dead = 0;

  constructor(
    readonly arena: Arena,
    readonly size: BaseSize,
  ) {
    this.byPlace = arrangedByPlace(arena, size);
    this.byKind = arrangedByKind(arena, size);
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
    this.spansAt = arena.address("spans");
    this.countersAt = arena.address("counters");
    this.pricesAt = arena.address("quantiles:price");
    this.#scratchAt = arena.address("scratch");
    this.#scratchStride = Math.max(this.byPlace.stride, this.byKind?.stride ?? 0);
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

  /** Address of the bitmap, by place, of a counted choice (facets.ts). */
  slot(slot: number): number {
    return this.slotsAt + slot * this.byPlace.stride;
  }

  /** Address of a bitmap to work in, until `releaseScratch`; its content is arbitrary. */
  scratch(): number {
    if (this.#scratchUsed === SCRATCH_BITMAPS) throw new RangeError("out of working bitmaps");
    return this.#scratchAt + this.#scratchStride * this.#scratchUsed++;
  }

  /** Gives back all bitmaps of the query that ends. */
  releaseScratch(): void {
    this.#scratchUsed = 0;
  }

  /** How many documents have a choice, live or not. */
  countSlot(slot: number): number {
    const spans = this.arena.int32("spans");
    spans[0] = 0;
    spans[1] = this.byPlace.stride >>> 3;
    return this.kernels.count(this.slot(slot), this.spansAt, 1);
  }

  /** Whether a document is live. */
  isLive(document: number): boolean {
    return this.has(this.byPlace.liveAt, document);
  }

  /** Whether the bit of that place is set. */
  has(bitmap: number, place: number): boolean {
    return (((this.words[(bitmap >>> 2) + (place >> 5)] as number) >>> (place & 31)) & 1) === 1;
  }

  set(bitmap: number, place: number): void {
    const word = (bitmap >>> 2) + (place >> 5);
    this.words[word] = (this.words[word] as number) | (1 << (place & 31));
  }

  clear(bitmap: number, place: number): void {
    const word = (bitmap >>> 2) + (place >> 5);
    this.words[word] = (this.words[word] as number) & ~(1 << (place & 31));
  }

  /** Sets the bits of the places [from, to). */
  setRange(bitmap: number, from: number, to: number): void {
    if (from >= to) return;
    const { words } = this;
    const first = (bitmap >>> 2) + (from >>> 5);
    const last = (bitmap >>> 2) + ((to - 1) >>> 5);
    const head = -1 << (from & 31);
    const tail = -1 >>> (31 - ((to - 1) & 31));
    if (first === last) {
      words[first] = (words[first] as number) | (head & tail);
      return;
    }
    words[first] = (words[first] as number) | head;
    words.fill(-1, first + 1, last);
    words[last] = (words[last] as number) | tail;
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
        return this.isLive(document) ? document : -1;
      }
      if (difference < 0) low = middle + 1;
      else high = middle;
    }
    return -1;
  }

  /** How many of the places [from, to) are in the bitmap. */
  countRange(bitmap: number, from: number, to: number): number {
    const first = bitmap >>> 2;
    let count = 0;
    for (let word = from >>> 5; word << 5 < to; word++) {
      count += bitCount((this.words[first + word] as number) & rangeMask(word, from, to));
    }
    return count;
  }

  /** Clears the bits of the places [from, to). */
  clearRange(bitmap: number, from: number, to: number): void {
    const first = bitmap >>> 2;
    for (let word = from >>> 5; word << 5 < to; word++) {
      this.words[first + word] = (this.words[first + word] as number) & ~rangeMask(word, from, to);
    }
  }

  /** Adds the kernels' counters to `slots` and sets them to zero. */
  collectCounters(slots: Int32Array): void {
    const first = this.countersAt >>> 2;
    for (let slot = 0; slot < slots.length; slot++) {
      slots[slot] = (slots[slot] as number) + (this.words[first + slot] as number);
    }
    this.words.fill(0, first, first + slots.length);
  }

  /** Takes a document out. */
  remove(document: number): void {
    this.clear(this.byPlace.liveAt, document);
    const { byKind } = this;
    if (byKind?.placeOf) this.clear(byKind.liveAt, byKind.placeOf[document] as number);
    this.dead++;
  }

  /** Makes all documents live: when the base is filled. */
  markAllLive(): void {
    this.setRange(this.byPlace.liveAt, 0, this.count);
    const { byKind } = this;
    if (byKind === null) return;
    const starts = this.arena.int32("kindStarts");
    this.arena.int32("kindSizes").forEach((size, kind) => {
      const from = (starts[kind] as number) * 64;
      this.setRange(byKind.liveAt, from, from + size);
    });
  }
}

/** The bits of a 32-bit word that stand for places of [from, to). */
function rangeMask(word: number, from: number, to: number): number {
  const first = word << 5;
  const head = from > first ? -1 << (from - first) : -1;
  return to < first + 32 ? head & ((1 << (to - first)) - 1) : head;
}

function bitCount(word: number): number {
  const pairs = word - ((word >>> 1) & 0x55555555);
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}
