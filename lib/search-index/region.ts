import { type Area, CROSSING, INSIDE, OUTSIDE } from "./area.ts";
import type { Base } from "./base.ts";
import { BLOCK_BITS, SUPERBLOCK_BITS } from "./base-layout.ts";
import { type Bitmap, setBit, setBits } from "./bitmap.ts";
import type { Spans } from "./spans.ts";

/** Runs of documents, those that are near each other in the index being near on the map. */
class Pieces {
  /** From, to, and 1 when each document is to be tested, for each piece. */
  readonly #numbers: number[] = [];

  /** Adds documents [from, to), after all those added before. */
  add(from: number, to: number, testing: boolean): void {
    if (from >= to) return;
    const numbers = this.#numbers;
    const last = numbers.length - 3;
    if (last >= 0 && !testing && numbers[last + 1] === from && numbers[last + 2] === 0) {
      numbers[last + 1] = to;
    } else numbers.push(from, to, testing ? 1 : 0);
  }

  forEach(visit: (from: number, to: number, testing: boolean) => void): void {
    for (let at = 0; at < this.#numbers.length; at += 3) {
      visit(
        this.#numbers[at] as number,
        this.#numbers[at + 1] as number,
        this.#numbers[at + 2] === 1,
      );
    }
  }
}

/**
 * Finds the documents in the groups (null: anywhere) and in the area (null: anywhere). Sets the
 * spans to where they are and returns their bitmap, or null when they are all documents.
 */
export function findRegion(
  base: Base,
  spans: Spans,
  groups: readonly number[] | null,
  area: Area | null,
): Bitmap | null {
  spans.clear();
  if (groups === null && area === null) {
    if (base.count > 0) spans.add(0, base.count);
    return null;
  }
  const pieces = new Pieces();
  forEachRange(base, groups, (from, to) => {
    if (area === null) pieces.add(from, to, false);
    else addWithin(base, area, from, to, pieces);
  });
  pieces.forEach((from, to) => {
    spans.add(from, to);
  });
  const target = base.scratch();
  spans.zero(target);
  pieces.forEach((from, to, testing) => {
    if (testing && area !== null) setWithin(base, area, from, to, target);
    else setBits(target, from, to);
  });
  area?.widen();
  return target;
}

/** The runs of documents that ascending groups make; those of groups younger than the base are none. */
function forEachRange(
  base: Base,
  groups: readonly number[] | null,
  visit: (from: number, to: number) => void,
): void {
  if (groups === null) {
    visit(0, base.count);
    return;
  }
  let [from, to] = [0, 0];
  for (const group of groups) {
    if (group >= base.size.groups) break;
    const start = base.groupStarts[group] as number;
    const end = base.groupStarts[group + 1] as number;
    if (start !== to) {
      if (from < to) visit(from, to);
      from = start;
    }
    to = end;
  }
  if (from < to) visit(from, to);
}

function addWithin(base: Base, area: Area, from: number, to: number, pieces: Pieces): void {
  for (let at = from; at < to; ) {
    const superblock = at >>> SUPERBLOCK_BITS;
    const superEnd = Math.min(to, (superblock + 1) << SUPERBLOCK_BITS);
    const relation = relationOf(area, base.superboxes, superblock);
    if (relation === INSIDE) pieces.add(at, superEnd, false);
    if (relation !== CROSSING) {
      at = superEnd;
      continue;
    }
    while (at < superEnd) {
      const block = at >>> BLOCK_BITS;
      const end = Math.min(superEnd, (block + 1) << BLOCK_BITS);
      const inBlock = relationOf(area, base.boxes, block);
      if (inBlock !== OUTSIDE) pieces.add(at, end, inBlock === CROSSING);
      at = end;
    }
  }
}

function relationOf(area: Area, boxes: Int32Array, index: number) {
  const at = index * 4;
  return area.relationTo(
    boxes[at] as number,
    boxes[at + 1] as number,
    boxes[at + 2] as number,
    boxes[at + 3] as number,
  );
}

/** Sets the documents of one block's part that the area contains. */
function setWithin(base: Base, area: Area, from: number, to: number, target: Bitmap): void {
  const { lat, lng } = base.columns;
  const box = (from >>> BLOCK_BITS) * 4;
  area.narrow(base.boxes[box] as number, base.boxes[box + 2] as number);
  for (let document = from; document < to; document++) {
    if (area.contains(lat[document] as number, lng[document] as number)) setBit(target, document);
  }
}
