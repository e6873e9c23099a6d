import { type Arrangement, arrangedByKind, arrangedByPlace } from "./arrangement.ts";
import { type BaseSize, baseSections, orderSection, QUANTILES } from "./base-layout.ts";
import { type Bitmap, clearBit, hasBit, setBits, WORD_BITS } from "./bitmap.ts";
import { COLUMN_NAMES, COLUMNS, type Columns } from "./columns.ts";
import { SORT_ORDERS, type SortOrder } from "./criteria.ts";
import { SLOTS } from "./facets.ts";
import { Sections } from "./sections.ts";
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
  /** Of each counted choice (facets.ts), by place. */
  readonly slots: readonly Bitmap[];
  /** Of the prices' quantiles, by place: see `ranges.ts`. */
  readonly prices: readonly Bitmap[];
  readonly #scratch: Bitmap[] = [];
  #scratchUsed = 0;
  /** Documents that were replaced or removed. */
  dead = 0;

  constructor(
    readonly sections: Sections,
    readonly size: BaseSize,
  ) {
    this.byPlace = arrangedByPlace(sections, size);
    this.byKind = arrangedByKind(sections, size);
    this.columns = Object.fromEntries(
      COLUMN_NAMES.map((name) => [
        name,
        COLUMNS[name].array === Int32Array ? sections.int32(name) : sections.uint8(name),
      ]),
    ) as unknown as Columns;
    this.tokenLists = {
      starts: sections.uint32("tokenStarts"),
      bytes: sections.uint8("tokenBytes"),
    };
    this.byId = sections.int32("byId");
    this.orders = Object.fromEntries(
      SORT_ORDERS.map((sort) => [sort, sections.int32(orderSection(sort))]),
    ) as unknown as Record<SortOrder, Int32Array>;
    this.groupStarts = sections.int32("groupStarts");
    this.boxes = sections.int32("boxes");
    this.superboxes = sections.int32("superboxes");
    this.postings = sections.int32("postings");
    this.sparse = sections.int32("sparse");
    this.slots = sections.parts("slots", SLOTS);
    this.prices = sections.parts("quantiles:price", QUANTILES - 1);
  }

  /** A base of that size, to be filled. @throws {RangeError} when it can't be that large. */
  static allocate(size: BaseSize): Base {
    return new Base(new Sections(baseSections(size)), size);
  }

  /** Documents, removed ones included. */
  get count(): number {
    return this.size.documents;
  }

  get memoryBytes(): number {
    const working = [this.byPlace.live, this.byKind?.live, ...this.#scratch];
    return working.reduce(
      (sum, bitmap) => sum + (bitmap?.byteLength ?? 0),
      this.sections.buffer.byteLength,
    );
  }

  /** A bitmap to work in, in any arrangement, until `releaseScratch`; its content is arbitrary. */
  scratch(): Bitmap {
    const number = this.#scratchUsed++;
    this.#scratch[number] ??= new Int32Array(
      Math.max(this.byPlace.live.length, this.byKind?.live.length ?? 0),
    );
    return this.#scratch[number];
  }

  /** Gives back all bitmaps of the query that ends. */
  releaseScratch(): void {
    this.#scratchUsed = 0;
  }

  /** Whether a document is live. */
  isLive(document: number): boolean {
    return hasBit(this.byPlace.live, document);
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

  /** Takes a document out. */
  remove(document: number): void {
    clearBit(this.byPlace.live, document);
    const { byKind } = this;
    if (byKind?.placeOf) clearBit(byKind.live, byKind.placeOf[document] as number);
    this.dead++;
  }

  /** Makes all documents live: when the base is filled. */
  markAllLive(): void {
    setBits(this.byPlace.live, 0, this.count);
    const { byKind } = this;
    if (byKind === null) return;
    const starts = this.sections.int32("kindStarts");
    this.sections.int32("kindSizes").forEach((size, kind) => {
      const from = (starts[kind] as number) * WORD_BITS;
      setBits(byKind.live, from, from + size);
    });
  }
}
