import { inSlices, type Pacer } from "./pacer.ts";

const DIGIT_BITS = 11;
const DIGITS = 1 << DIGIT_BITS;

/** What documents are sorted by: a number from 0 to 2³¹ − 1 each, at `keys[index * step + first]`. */
export interface SortKey {
  keys: ArrayLike<number>;
  step?: number;
  first?: number;
  /** Bits the keys take; 31 unless given. */
  bits?: number;
  /** Largest first. */
  descending?: boolean;
}

/**
 * Sorts the documents listed in `order` by a key, those with the same key staying in the order
 * they are in (radix sort): sorting by id first and then by price breaks ties of price by id.
 */
export async function stableSort(
  order: Int32Array<ArrayBuffer>,
  { keys, step = 1, first = 0, bits = 31, descending = false }: SortKey,
  pacer: Pacer,
): Promise<void> {
  const turn = descending ? DIGITS - 1 : 0;
  let from = order;
  let to = new Int32Array(order.length);
  for (let shift = 0; shift < bits; shift += DIGIT_BITS) {
    const starts = new Int32Array(DIGITS);
    const source = from;
    await inSlices(pacer, order.length, (begin, end) => {
      for (let at = begin; at < end; at++) {
        const key = keys[(source[at] as number) * step + first] as number;
        const digit = ((key >>> shift) & (DIGITS - 1)) ^ turn;
        starts[digit] = (starts[digit] as number) + 1;
      }
    });
    if (starts.includes(order.length)) continue;
    let total = 0;
    for (let digit = 0; digit < DIGITS; digit++) {
      const count = starts[digit] as number;
      starts[digit] = total;
      total += count;
    }
    const target = to;
    await inSlices(pacer, order.length, (begin, end) => {
      for (let at = begin; at < end; at++) {
        const index = source[at] as number;
        const key = keys[index * step + first] as number;
        const digit = ((key >>> shift) & (DIGITS - 1)) ^ turn;
        const place = starts[digit] as number;
        starts[digit] = place + 1;
        target[place] = index;
      }
    });
    [from, to] = [to, from];
  }
  if (from !== order) order.set(from);
}
