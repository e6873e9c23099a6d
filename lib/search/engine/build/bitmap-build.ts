import { type Base, BLOCK_BITS, QUANTILES, RANGE_COLUMNS, SUPERBLOCK_BITS } from "../base.ts";
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
        forEachSlot(base.columns, document, (slot) => base.set(base.slot(slot), document));
      }
    },
    4096,
  );
  for (const column of RANGE_COLUMNS) {
    const order = rangeOrder(base, column);
    // Quantile n holds the first n parts of the order: each is the one before and one part more.
    for (let quantile = 1; quantile < QUANTILES; quantile++) {
      const at = base.quantilesAt[column] + (quantile - 1) * base.stride;
      if (quantile > 1) base.arena.copy(at, at - base.stride, base.stride);
      const to = quantileRank(base.count, quantile);
      for (let rank = quantileRank(base.count, quantile - 1); rank < to; rank++) {
        base.set(at, order[rank] as number);
      }
      await pacer.breathe();
    }
  }
  await inSlices(pacer, base.count, (from, to) => {
    for (let document = from; document < to; document++) {
      extendBox(base, base.boxes, document, BLOCK_BITS);
      extendBox(base, base.superboxes, document, SUPERBLOCK_BITS);
    }
  });
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
