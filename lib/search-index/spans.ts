import type { Arrangement } from "./arrangement.ts";
import type { Base } from "./base.ts";
import { MAX_SPANS } from "./base-layout.ts";

/** Spans closer than this, in 64-bit words, are one: a start costs as much as a few words. */
const GAP = 8;

/**
 * The runs of places that a query looks at, in 64-bit words of the bitmaps, and the bitmap
 * operations restricted to them.
 */
export class Spans {
  /** What `list` found last. */
  readonly places: Int32Array;
  readonly #pairs: Int32Array;
  #count = 0;
  #words = 0;

  constructor(
    private readonly base: Base,
    private readonly arrangement: Arrangement,
  ) {
    this.#pairs = base.arena.int32("spans");
    this.places = new Int32Array(arrangement.length);
  }

  /** Number of spans. */
  get count(): number {
    return this.#count;
  }

  /** 64-bit words in all spans. */
  get words(): number {
    return this.#words;
  }

  /** How many places the spans have. */
  get size(): number {
    return this.#words * 64;
  }

  clear(): void {
    this.#count = 0;
    this.#words = 0;
  }

  /** Adds places [from, to), which must not begin before those added last. */
  add(from: number, to: number): void {
    const first = from >>> 6;
    const end = (to + 63) >>> 6;
    const last = this.#count * 2 - 1;
    const lastEnd = last > 0 ? (this.#pairs[last] as number) : -1;
    if (last > 0 && (first <= lastEnd + GAP || this.#count === MAX_SPANS)) {
      if (end <= lastEnd) return;
      this.#pairs[last] = end;
      this.#words += end - lastEnd;
      return;
    }
    this.#pairs[last + 1] = first;
    this.#pairs[last + 2] = end;
    this.#count++;
    this.#words += end - first;
  }

  /** Calls `visit` with each span, in 64-bit words. */
  forEach(visit: (from: number, to: number) => void): void {
    for (let index = 0; index < this.#count; index++) {
      visit(this.#pairs[index * 2] as number, this.#pairs[index * 2 + 1] as number);
    }
  }

  /** The first place of the first span and the end of the last. */
  get extent(): readonly [from: number, to: number] {
    if (this.#count === 0) return [0, 0];
    return [(this.#pairs[0] as number) * 64, (this.#pairs[this.#count * 2 - 1] as number) * 64];
  }

  zero(target: number): void {
    const first = target >>> 2;
    for (let index = 0; index < this.#count; index++) {
      const from = this.#pairs[index * 2] as number;
      const to = this.#pairs[index * 2 + 1] as number;
      this.base.words.fill(0, first + from * 2, first + to * 2);
    }
  }

  /** Clears what lies outside the spans, so that the bitmap is valid everywhere. */
  zeroOutside(target: number): void {
    const first = target >>> 2;
    let end = 0;
    for (let index = 0; index < this.#count; index++) {
      this.base.words.fill(0, first + end, first + (this.#pairs[index * 2] as number) * 2);
      end = (this.#pairs[index * 2 + 1] as number) * 2;
    }
    this.base.words.fill(0, first + end, first + (this.arrangement.stride >>> 2));
  }

  /** Whether the spans leave no place out. */
  get everywhere(): boolean {
    return this.#words * 64 >= this.arrangement.length;
  }

  copy(target: number, source: number): void {
    for (let index = 0; index < this.#count; index++) {
      const from = (this.#pairs[index * 2] as number) * 8;
      const to = (this.#pairs[index * 2 + 1] as number) * 8;
      this.base.arena.copy(target + from, source + from, to - from);
    }
  }

  and(target: number, a: number, b: number): void {
    this.base.kernels.and(target, a, b, this.base.spansAt, this.#count);
  }

  andNot(target: number, a: number, b: number): void {
    this.base.kernels.andNot(target, a, b, this.base.spansAt, this.#count);
  }

  or(target: number, a: number, b: number): void {
    this.base.kernels.or(target, a, b, this.base.spansAt, this.#count);
  }

  /** How many places of the spans are in the bitmap. */
  countIn(bitmap: number): number {
    return this.base.kernels.count(bitmap, this.base.spansAt, this.#count);
  }

  /** Adds to counters, from number `counter` on, what `bitmap` shares with those from `first` on. */
  countShared(bitmap: number, first: number, bitmaps: number, counter: number): void {
    const { base, arrangement } = this;
    base.kernels.countShared(
      bitmap,
      first,
      arrangement.stride,
      bitmaps,
      base.countersAt + counter * 4,
      base.spansAt,
      this.#count,
    );
  }

  /**
   * Writes the places of the bitmap, ascending, to the start of `places` and returns how many they
   * are: callers loop over them faster than through a function that is called with each.
   */
  list(bitmap: number): number {
    const { words } = this.base;
    const { places } = this;
    const first = bitmap >>> 2;
    let count = 0;
    for (let index = 0; index < this.#count; index++) {
      const to = (this.#pairs[index * 2 + 1] as number) * 2;
      for (let word = (this.#pairs[index * 2] as number) * 2; word < to; word++) {
        let bits = words[first + word] as number;
        while (bits !== 0) {
          places[count++] = (word << 5) + 31 - Math.clz32(bits & -bits);
          bits &= bits - 1;
        }
      }
    }
    return count;
  }
}
