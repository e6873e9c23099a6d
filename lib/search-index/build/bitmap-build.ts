import type { Arrangement } from "../arrangement.ts";
import type { Base } from "../base.ts";
import { BLOCK_BITS, QUANTILES, type RangeColumn, SUPERBLOCK_BITS } from "../base-layout.ts";
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
  await fillQuantiles(base, "price", base.pricesAt, base.byPlace, pacer);
  await fillQuantiles(base, "surface", base.byPlace.surfacesAt, base.byPlace, pacer);
  await inSlices(pacer, base.count, (from, to) => {
    for (let document = from; document < to; document++) {
      extendBox(base, base.boxes, document, BLOCK_BITS);
      extendBox(base, base.superboxes, document, SUPERBLOCK_BITS);
    }
  });
}

/**
 * Fills the bitmaps of a column's quantiles, the first at that address. Quantile n holds the first
 * n parts of the order: each is the one before and one part more.
 */
export async function fillQuantiles(
  base: Base,
  column: RangeColumn,
  firstAt: number,
  { stride, placeOf }: Arrangement,
  pacer: Pacer,
): Promise<void> {
  const order = rangeOrder(base, column);
  for (let quantile = 1; quantile < QUANTILES; quantile++) {
    const at = firstAt + (quantile - 1) * stride;
    if (quantile > 1) base.arena.copy(at, at - stride, stride);
    const to = quantileRank(base.count, quantile);
    for (let rank = quantileRank(base.count, quantile - 1); rank < to; rank++) {
      const document = order[rank] as number;
      base.set(at, placeOf === null ? document : (placeOf[document] as number));
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
