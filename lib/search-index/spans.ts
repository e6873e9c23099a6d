import {
  type Bitmap,
  copyWords,
  countShared,
  countWords,
  intersect,
  subtract,
  unite,
  WORD_BITS,
} from "./bitmap.ts";

/** Spans closer than this, in words, are one: a start costs as much as a few words. */
const GAP = 8;

/**
 * The runs of places that a query looks at, in words of the bitmaps, and the bitmap operations
 * restricted to them.
 */
export class Spans {
  /** What `list` found last. */
  readonly places: Int32Array;
  /** First word and end of each span in turn. */
  readonly #pairs: number[] = [];
  #words = 0;

  /** For bitmaps of so many places. */
  constructor(private readonly length: number) {
    this.places = new Int32Array(length);
  }

  /** Number of spans. */
  get count(): number {
    return this.#pairs.length / 2;
  }

  /** Words in all spans. */
  get words(): number {
    return this.#words;
  }

  /** How many places the spans have. */
  get size(): number {
    return this.#words * WORD_BITS;
  }

  clear(): void {
    this.#pairs.length = 0;
    this.#words = 0;
  }

  /** Adds places [from, to), which must not begin before those added last. */
  add(from: number, to: number): void {
    const pairs = this.#pairs;
    const first = from >>> 5;
    const end = (to + WORD_BITS - 1) >>> 5;
    const lastEnd = pairs.at(-1) ?? Number.NEGATIVE_INFINITY;
    if (first > lastEnd + GAP) {
      pairs.push(first, end);
      this.#words += end - first;
    } else if (end > lastEnd) {
      pairs[pairs.length - 1] = end;
      this.#words += end - lastEnd;
    }
  }

  /** Calls `visit` with each span, in words. */
  forEach(visit: (from: number, to: number) => void): void {
    const pairs = this.#pairs;
    for (let at = 0; at < pairs.length; at += 2) {
      visit(pairs[at] as number, pairs[at + 1] as number);
    }
  }

  /** The first place of the first span and the end of the last. */
  get extent(): readonly [from: number, to: number] {
    return [(this.#pairs[0] ?? 0) * WORD_BITS, (this.#pairs.at(-1) ?? 0) * WORD_BITS];
  }

  /** Whether the spans leave no place out. */
  get everywhere(): boolean {
    return this.size >= this.length;
  }

  zero(target: Bitmap): void {
    this.forEach((from, to) => {
      target.fill(0, from, to);
    });
  }

  /** Clears what lies outside the spans, so that the bitmap is valid everywhere. */
  zeroOutside(target: Bitmap): void {
    let end = 0;
    this.forEach((from, to) => {
      target.fill(0, end, from);
      end = to;
    });
    target.fill(0, end);
  }

  copy(target: Bitmap, source: Bitmap): void {
    this.forEach((from, to) => {
      copyWords(target, source, from, to);
    });
  }

  and(target: Bitmap, a: Bitmap, b: Bitmap): void {
    this.forEach((from, to) => {
      intersect(target, a, b, from, to);
    });
  }

  andNot(target: Bitmap, a: Bitmap, b: Bitmap): void {
    this.forEach((from, to) => {
      subtract(target, a, b, from, to);
    });
  }

  or(target: Bitmap, a: Bitmap, b: Bitmap): void {
    this.forEach((from, to) => {
      unite(target, a, b, from, to);
    });
  }

  /** How many places of the spans are in the bitmap. */
  countIn(bitmap: Bitmap): number {
    let count = 0;
    this.forEach((from, to) => {
      count += countWords(bitmap, from, to);
    });
    return count;
  }

  /** Adds to each of `counts` how many places of the spans `bitmap` shares with one of `others`. */
  countShared(bitmap: Bitmap, others: readonly Bitmap[], counts: Int32Array): void {
    others.forEach((other, index) => {
      let count = 0;
      this.forEach((from, to) => {
        count += countShared(bitmap, other, from, to);
      });
      counts[index] = (counts[index] as number) + count;
    });
  }

  /**
   * Writes the places of the bitmap, ascending, to the start of `places` and returns how many they
   * are: callers loop over them faster than through a function that is called with each.
   */
  list(bitmap: Bitmap): number {
    const { places } = this;
    let count = 0;
    this.forEach((from, to) => {
      count = listPlaces(bitmap, from, to, places, count);
    });
    return count;
  }
}

/** Writes the places in the words [from, to) to `places` from index `at` on; where they end. */
function listPlaces(
  bitmap: Bitmap,
  from: number,
  to: number,
  places: Int32Array,
  at: number,
): number {
  let next = at;
  for (let word = from; word < to; word++) {
    let bits = bitmap[word] as number;
    while (bits !== 0) {
      places[next++] = word * WORD_BITS + 31 - Math.clz32(bits & -bits);
      bits &= bits - 1;
    }
  }
  return next;
}
