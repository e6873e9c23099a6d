import type { Base } from "./base.ts";
import { BLOCK_BITS } from "./base-layout.ts";
import { type Bitmap, clearBit, hasBit, setBit, WORD_BITS } from "./bitmap.ts";
import { BlockSums } from "./block-sums.ts";
import { ClusterGrid } from "./cluster-grid.ts";
import type { BoundingBox, MapCluster } from "./criteria.ts";
import { type Plan, planOf } from "./plan.ts";
import type { EngineQuery } from "./query.ts";
import type { Searchable } from "./searchable.ts";
import type { Spans } from "./spans.ts";

const BLOCK = 1 << BLOCK_BITS;
/** Words of a block's part of a bitmap. */
const BLOCK_WORDS = BLOCK / WORD_BITS;
/** Coordinates in the columns are millionths of degrees. */
const MICRO = 1e6;

/**
 * What a query finds, but for the documents of some ids, in clusters for that zoom level of a map (0 to 20),
 * the largest first.
 */
export function clustersOf(
  { base, tail, store }: Searchable,
  query: EngineQuery,
  zoom: number,
  without: Iterable<string> = [],
): MapCluster[] {
  const plan = planOf(query, store, null);
  const grid = new ClusterGrid(zoom);
  const left = store.locate(without);
  tail.forEachMatch(plan, (document) => {
    if (!left.tail.has(document)) grid.add(store.tail.columns, document);
  });
  const accelerated = store.base;
  if (base && accelerated) {
    base.withMatches(plan, (spans, bitmap) => {
      // The bitmap may be that of all live documents: it is left as it was.
      const taken = left.base.filter((document) => hasBit(bitmap, document));
      for (const document of taken) clearBit(bitmap, document);
      gather(accelerated, spans, bitmap, grid);
      for (const document of taken) setBit(bitmap, document);
    });
  }
  return grid.clusters();
}

/** How many of the documents of some ids a query finds. */
export function countAmong(
  { base, tail, store }: Searchable,
  query: EngineQuery,
  ids: Iterable<string>,
): number {
  const plan = planOf(query, store, null);
  const among = store.locate(new Set(ids));
  let count = 0;
  if (among.tail.size > 0) {
    tail.forEachMatch(plan, (document) => {
      if (among.tail.has(document)) count += 1;
    });
  }
  const accelerated = store.base;
  if (base && accelerated && among.base.length > 0) {
    base.withMatches(plan, (spans, bitmap) => {
      if (!spans.everywhere) spans.zeroOutside(bitmap);
      count += among.base.filter((document) => hasBit(bitmap, document)).length;
    });
  }
  return count;
}

/**
 * Gathers the documents of a bitmap block by block: those of a block that lies in one cell go
 * there together; if they all match, by sums made once.
 */
function gather(base: Base, spans: Spans, bitmap: Bitmap, grid: ClusterGrid): void {
  const sums = BlockSums.of(base);
  eachBlock(spans, bitmap, (block, full) => {
    const cell = grid.cellOfBox(base.boxes, block);
    if (cell !== null && full) cell.addSums(sums, block);
    else {
      eachOfBlock(bitmap, block, (document) => {
        if (cell === null) grid.add(base.columns, document);
        else cell.add(base.columns, document);
      });
    }
  });
}

/** The smallest box around what a query finds; null when it finds nothing. */
export function boundsOf(
  { base, tail, store }: Searchable,
  query: EngineQuery,
): BoundingBox | null {
  const plan: Plan = planOf(query, store, null);
  const bounds = new Bounds();
  const { lat, lng } = store.tail.columns;
  tail.forEachMatch(plan, (document) => {
    bounds.add(lat[document] as number, lng[document] as number);
  });
  const accelerated = store.base;
  if (base && accelerated) {
    base.withMatches(plan, (spans, bitmap) => {
      const { boxes, columns } = accelerated;
      eachBlock(spans, bitmap, (block, full) => {
        const [south, west, north, east] = boxes.subarray(block * 4, block * 4 + 4) as unknown as [
          number,
          number,
          number,
          number,
        ];
        // Nothing of a block within the bounds widens them.
        if (bounds.contain(south, west) && bounds.contain(north, east)) return;
        if (full) {
          bounds.add(south, west);
          bounds.add(north, east);
          return;
        }
        eachOfBlock(bitmap, block, (document) => {
          bounds.add(columns.lat[document] as number, columns.lng[document] as number);
        });
      });
    });
  }
  return bounds.box();
}

class Bounds {
  #west = Number.POSITIVE_INFINITY;
  #south = Number.POSITIVE_INFINITY;
  #east = Number.NEGATIVE_INFINITY;
  #north = Number.NEGATIVE_INFINITY;

  add(lat: number, lng: number): void {
    if (lat < this.#south) this.#south = lat;
    if (lat > this.#north) this.#north = lat;
    if (lng < this.#west) this.#west = lng;
    if (lng > this.#east) this.#east = lng;
  }

  contain(lat: number, lng: number): boolean {
    return lat >= this.#south && lat <= this.#north && lng >= this.#west && lng <= this.#east;
  }

  box(): BoundingBox | null {
    if (this.#west > this.#east) return null;
    return {
      west: this.#west / MICRO,
      south: this.#south / MICRO,
      east: this.#east / MICRO,
      north: this.#north / MICRO,
    };
  }
}

/** Calls `visit` with each block that has documents in the bitmap; `full`: all of its documents. */
function eachBlock(
  spans: Spans,
  bitmap: Bitmap,
  visit: (block: number, full: boolean) => void,
): void {
  // The words of a block may lie in two spans, or outside all: there the bitmap says nothing.
  if (!spans.everywhere) spans.zeroOutside(bitmap);
  let next = 0;
  spans.forEach((from, to) => {
    const end = Math.ceil(to / BLOCK_WORDS);
    for (let block = Math.max(next, Math.floor(from / BLOCK_WORDS)); block < end; block++) {
      const at = block * BLOCK_WORDS;
      let some = 0;
      let all = -1;
      for (let word = at; word < at + BLOCK_WORDS; word++) {
        some |= bitmap[word] as number;
        all &= bitmap[word] as number;
      }
      if (some !== 0) visit(block, all === -1);
    }
    next = end;
  });
}

function eachOfBlock(bitmap: Bitmap, block: number, visit: (document: number) => void): void {
  for (let word = block * BLOCK_WORDS; word < (block + 1) * BLOCK_WORDS; word++) {
    let bits = bitmap[word] as number;
    while (bits !== 0) {
      visit(word * WORD_BITS + 31 - Math.clz32(bits & -bits));
      bits &= bits - 1;
    }
  }
}
