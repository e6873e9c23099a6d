import type { Arrangement } from "./arrangement.ts";
import type { Base } from "./base.ts";
import { QUANTILES, type RangeColumn } from "./base-layout.ts";
import { type Bitmap, clearBit, setBit, WORD_BITS } from "./bitmap.ts";
import { SORT_COLUMNS } from "./sorting.ts";
import type { Spans } from "./spans.ts";

/** The result order that has a column's values sorted. */
const ORDER_OF = { price: "price-asc", surface: "surface-desc" } as const;

/** The documents in the order of a column's values, small or large first as the order has it. */
export function rangeOrder(base: Base, column: RangeColumn): Int32Array {
  return base.orders[ORDER_OF[column]];
}

/** How many documents the first `quantile` of QUANTILES parts of an order hold. */
export function quantileRank(count: number, quantile: number): number {
  return Math.floor((count * quantile) / QUANTILES);
}

/**
 * First rank of `order` whose document has `sign` × value at least (or, with `after`, more than)
 * `sign` × `bound`; the order's length when there is none.
 */
export function rankOf(
  order: Int32Array,
  values: Int32Array,
  sign: number,
  bound: number,
  after = false,
): number {
  const wanted = sign * bound;
  let low = 0;
  let high = order.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    const key = sign * (values[order[middle] as number] as number);
    if (after ? key <= wanted : key < wanted) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Share of the documents from which on a range is put together from quantiles. */
const FEW = 32;

/** Writes into the bitmap `target`, within the spans, which documents have a price in the range. */
export function priceBitmap(
  base: Base,
  least: number,
  most: number,
  target: Bitmap,
  spans: Spans,
): void {
  if (spans.size * FEW < base.count) {
    compareEach(base, base.columns.price, least, most, target, spans);
  } else fromQuantiles(base, base.byPlace, "price", base.prices, [least, most], target, spans);
}

/** The same for surfaces, in any arrangement. */
export function surfaceBitmap(
  base: Base,
  arrangement: Arrangement,
  least: number,
  most: number,
  target: Bitmap,
  spans: Spans,
): void {
  if (arrangement.documentAt === null && spans.size * FEW < base.count) {
    compareEach(base, base.columns.surface, least, most, target, spans);
    return;
  }
  const { surfaces } = arrangement;
  fromQuantiles(base, arrangement, "surface", surfaces, [least, most], target, spans);
}

/** For a few documents: compares the value of each. */
function compareEach(
  base: Base,
  values: Int32Array,
  least: number,
  most: number,
  target: Bitmap,
  spans: Spans,
): void {
  const { count } = base;
  spans.forEach((from, to) => {
    for (let word = from; word < to; word++) {
      const end = Math.min(count, (word + 1) * WORD_BITS);
      let bits = 0;
      for (let document = word * WORD_BITS; document < end; document++) {
        const value = values[document] as number;
        if (value >= least && value <= most) bits |= 1 << (document & 31);
      }
      target[word] = bits;
    }
  });
}

/**
 * For many documents: the first n parts of the order have a bitmap for each n, so a range is the
 * difference of two, but for the part of one quantile at each end.
 */
function fromQuantiles(
  base: Base,
  { live, placeOf }: Arrangement,
  column: RangeColumn,
  quantiles: readonly Bitmap[],
  [least, most]: readonly [least: number, most: number],
  target: Bitmap,
  spans: Spans,
): void {
  const order = rangeOrder(base, column);
  const values = base.columns[column];
  const { sign } = SORT_COLUMNS[ORDER_OF[column]];
  const from = rankOf(order, values, sign, sign > 0 ? least : most);
  const to = rankOf(order, values, sign, sign > 0 ? most : least, true);
  const mark = (first: number, end: number, set: boolean) => {
    for (let rank = first; rank < end; rank++) {
      const document = order[rank] as number;
      const place = placeOf === null ? document : (placeOf[document] as number);
      if (set) setBit(target, place);
      else clearBit(target, place);
    }
  };
  const size = base.count / QUANTILES;
  if (to - from <= size) {
    spans.zero(target);
    mark(from, to, true);
    return;
  }
  // Wider than a part, so the two nearest quantiles differ and what they miss does not overlap.
  const first = Math.round(from / size);
  const last = Math.round(to / size);
  const quantile = (number: number) => quantiles[number - 1] as Bitmap;
  const upTo = last === QUANTILES ? live : quantile(last);
  if (first === 0) spans.copy(target, upTo);
  else spans.andNot(target, upTo, quantile(first));
  const firstRank = quantileRank(base.count, first);
  const lastRank = quantileRank(base.count, last);
  mark(lastRank, to, true);
  mark(to, lastRank, false);
  mark(from, firstRank, true);
  mark(firstRank, from, false);
}
