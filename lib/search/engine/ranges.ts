import { type Base, QUANTILES, type RangeColumn } from "./base.ts";
import { SORT_COLUMNS } from "./sorting.ts";
import type { Spans } from "./spans.ts";

/** The result order that has a column's values sorted. */
const ORDER_OF = { price: "price-asc", surface: "surface-desc" } as const;

/** The documents in the order of a column's values, small or large first as `rangeSign` says. */
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

/**
 * Writes into the bitmap `target`, within the spans, which documents have a value from `least` to
 * `most`. A few documents are compared one by one; over many, two quantiles make the range but for
 * the part of one quantile at each end.
 */
export function rangeBitmap(
  base: Base,
  column: RangeColumn,
  least: number,
  most: number,
  target: number,
  spans: Spans,
): void {
  if (spans.documents * FEW < base.count) compareEach(base, column, least, most, target, spans);
  else fromQuantiles(base, column, least, most, target, spans);
}

function compareEach(
  base: Base,
  column: RangeColumn,
  least: number,
  most: number,
  target: number,
  spans: Spans,
): void {
  const values = base.columns[column];
  const { words, count } = base;
  const first = target >>> 2;
  spans.forEach((from, to) => {
    for (let word = from * 2; word < to * 2; word++) {
      const end = Math.min(count, (word + 1) * 32);
      let bits = 0;
      for (let document = word * 32; document < end; document++) {
        const value = values[document] as number;
        if (value >= least && value <= most) bits |= 1 << (document & 31);
      }
      words[first + word] = bits;
    }
  });
}

function fromQuantiles(
  base: Base,
  column: RangeColumn,
  least: number,
  most: number,
  target: number,
  spans: Spans,
): void {
  const order = rangeOrder(base, column);
  const values = base.columns[column];
  const { sign } = SORT_COLUMNS[ORDER_OF[column]];
  const from = rankOf(order, values, sign, sign > 0 ? least : most);
  const to = rankOf(order, values, sign, sign > 0 ? most : least, true);
  const size = base.count / QUANTILES;
  if (to - from <= size) {
    spans.zero(target);
    for (let rank = from; rank < to; rank++) base.set(target, order[rank] as number);
    return;
  }
  // Wider than a part, so the two nearest quantiles differ and what they miss does not overlap.
  const first = Math.round(from / size);
  const last = Math.round(to / size);
  const quantile = (number: number) => base.quantilesAt[column] + (number - 1) * base.stride;
  const upTo = last === QUANTILES ? base.liveAt : quantile(last);
  if (first === 0) spans.copy(target, upTo);
  else spans.andNot(target, upTo, quantile(first));
  change(base, target, order, quantileRank(base.count, last), to, true);
  change(base, target, order, quantileRank(base.count, first), from, false);
}

/**
 * Moves one end of a range of ranks from `from` to `to`: documents between are set or cleared,
 * `growing` when a larger end adds documents.
 */
function change(
  base: Base,
  target: number,
  order: Int32Array,
  from: number,
  to: number,
  growing: boolean,
): void {
  const set = to > from === growing;
  for (let rank = Math.min(from, to); rank < Math.max(from, to); rank++) {
    if (set) base.set(target, order[rank] as number);
    else base.clear(target, order[rank] as number);
  }
}
