import type { Base } from "../base.ts";
import { BLOCK_BITS, type RangeColumn, SUPERBLOCK_BITS } from "../base-layout.ts";
import { type Bitmap, setBit } from "../bitmap.ts";
import { forEachSlot } from "../facets.ts";
import { quantileRank, rangeOrder } from "../ranges.ts";
import { inSlices, type Pacer } from "./pacer.ts";

/** Fills the bitmaps of the counted choices, those of the quantiles and the blocks' boxes. */
export async function fillBitmaps(base: Base, pacer: Pacer): Promise<void> {
  await inSlices(
    pacer,
    base.count,
    (from, to) => {
      for (let document = from; document < to; document++) {
        forEachSlot(base.columns, document, (slot) => setBit(base.slots[slot] as Bitmap, document));
      }
    },
    4096,
  );
  await fillQuantiles(base, "price", base.prices, null, pacer);
  await fillQuantiles(base, "surface", base.byPlace.surfaces, null, pacer);
  await inSlices(pacer, base.count, (from, to) => {
    for (let document = from; document < to; document++) {
      extendBox(base, base.boxes, document, BLOCK_BITS);
      extendBox(base, base.superboxes, document, SUPERBLOCK_BITS);
    }
  });
}

/**
 * Fills the bitmaps of a column's quantiles. Quantile n holds the first n parts of the order: each
 * is the one before and one part more.
 */
export async function fillQuantiles(
  base: Base,
  column: RangeColumn,
  quantiles: readonly Bitmap[],
  placeOf: Int32Array | null,
  pacer: Pacer,
): Promise<void> {
  const order = rangeOrder(base, column);
  for (const [index, bitmap] of quantiles.entries()) {
    const before = quantiles[index - 1];
    if (before) bitmap.set(before);
    const to = quantileRank(base.count, index + 1);
    for (let rank = quantileRank(base.count, index); rank < to; rank++) {
      const document = order[rank] as number;
      setBit(bitmap, placeOf === null ? document : (placeOf[document] as number));
    }
    await pacer.breathe();
  }
}

function extendBox(base: Base, boxes: Int32Array, document: number, bits: number): void {
  const at = (document >>> bits) * 4;
  const lat = base.columns.lat[document] as number;
  const lng = base.columns.lng[document] as number;
  const first = (document & ((1 << bits) - 1)) === 0;
  if (first || lat < (boxes[at] as number)) boxes[at] = lat;
  if (first || lng < (boxes[at + 1] as number)) boxes[at + 1] = lng;
  if (first || lat > (boxes[at + 2] as number)) boxes[at + 2] = lat;
  if (first || lng > (boxes[at + 3] as number)) boxes[at + 3] = lng;
}
