import { letterBit } from "./text/spelling.ts";

/** The words of a table, as a snapshot keeps them. */
export interface Words {
  /** The letters of all words, in the order of their numbers. */
  letters: Uint8Array;
  /** Where each word starts in `letters`; one more than there are words. */
  starts: Uint32Array;
  /** Numbers of the words in alphabetical order. */
  alphabet: Uint32Array;
}

const FNV_OFFSET = 0x811c9dc5;
const FNV_PRIME = 0x01000193;
/** Words beyond are cut; `searchTextOf` cuts shorter. */
const MAX_LENGTH = 64;

/**
 * The index's words, numbered as they come, in typed arrays: a hash table over one run of ASCII
 * bytes. A million words cost some 25 bytes each and nothing to the garbage collector.
 */
export class TokenTable {
  #bytes: Uint8Array;
  /** Where each word starts in `#bytes`; one more than there are words. */
  #starts: Uint32Array;
  #masks: Int32Array;
  /** Open addressing: number of the word + 1, 0 when free. */
  #slots: Int32Array;
  #size = 0;
  /** Numbers of the first `#order.length` words, in alphabetical order. */
  #order: Uint32Array = new Uint32Array(0);

  constructor(capacity = 1024) {
    this.#bytes = new Uint8Array(capacity * 8);
    this.#starts = new Uint32Array(capacity + 1);
    this.#masks = new Int32Array(capacity);
    this.#slots = new Int32Array(powerOfTwo(capacity * 2));
  }

  /** How many words there are. */
  get size(): number {
    return this.#size;
  }

  /** Bytes held. */
  get memoryBytes(): number {
    return [this.#bytes, this.#starts, this.#masks, this.#slots, this.#order].reduce(
      (sum, { byteLength }) => sum + byteLength,
      0,
    );
  }

  /** The number of `text[from, to)`, which holds ASCII only; −1 when it is not a word of the table. */
  find(text: string, from = 0, to = text.length): number {
    const end = Math.min(to, from + MAX_LENGTH);
    const limit = this.#slots.length - 1;
    for (let slot = hash(text, from, end) & limit; ; slot = (slot + 1) & limit) {
      const number = (this.#slots[slot] as number) - 1;
      if (number < 0 || this.#equals(number, text, from, end)) return number;
    }
  }

  /** The number of `text[from, to)`, new if need be. */
  add(text: string, from = 0, to = text.length): number {
    const end = Math.min(to, from + MAX_LENGTH);
    const hashed = hash(text, from, end);
    const limit = this.#slots.length - 1;
    let slot = hashed & limit;
    for (; (this.#slots[slot] as number) !== 0; slot = (slot + 1) & limit) {
      const number = (this.#slots[slot] as number) - 1;
      if (this.#equals(number, text, from, end)) return number;
    }
    return this.#append(text, from, end, slot);
  }

  /** The word of that number. */
  word(number: number): string {
    const from = this.#starts[number] as number;
    const to = this.#starts[number + 1] as number;
    let word = "";
    for (let at = from; at < to; at++) word += String.fromCharCode(this.#bytes[at] as number);
    return word;
  }

  /** Letters of the word: see `letterMask`. */
  mask(number: number): number {
    return this.#masks[number] as number;
  }

  /** Number of letters of the word. */
  lengthOf(number: number): number {
    return (this.#starts[number + 1] as number) - (this.#starts[number] as number);
  }

  /** Numbers of the words that begin with `prefix`. */
  withPrefix(prefix: string): number[] {
    const found: number[] = [];
    for (let at = this.#firstAtLeast(prefix); at < this.#order.length; at++) {
      const number = this.#order[at] as number;
      if (!this.#startsWith(number, prefix)) break;
      found.push(number);
    }
    for (let number = this.#order.length; number < this.#size; number++) {
      if (this.#startsWith(number, prefix)) found.push(number);
    }
    return found;
  }

  /** Takes the alphabetical order of the first `order.length` words: see `alphabeticalOrder`. */
  setOrder(order: Uint32Array): void {
    this.#order = order;
  }

  /** The first words, as many as are in alphabetical order; views, valid until words are added. */
  sortedWords(): Words {
    const count = this.#order.length;
    const starts = this.#starts.subarray(0, count + 1);
    return { letters: this.#bytes.subarray(0, starts[count]), starts, alphabet: this.#order };
  }

  /** The table that has these words; the arrays are copied. */
  static of({ letters, starts, alphabet }: Words): TokenTable {
    const size = starts.length - 1;
    const table = new TokenTable(Math.max(1024, size * 2));
    if (table.#bytes.length < letters.length) table.#bytes = new Uint8Array(letters.length * 2);
    table.#bytes.set(letters);
    table.#starts.set(starts);
    table.#order = alphabet.slice();
    table.#size = size;
    for (let number = 0; number < size; number++) table.#masks[number] = table.#maskOf(number);
    table.#rehash();
    return table;
  }

  #append(text: string, from: number, to: number, slot: number): number {
    const number = this.#size;
    const start = this.#starts[number] as number;
    if (number + 2 > this.#starts.length) this.#grow();
    if (start + MAX_LENGTH > this.#bytes.length) {
      const larger = new Uint8Array(this.#bytes.length * 2 + MAX_LENGTH);
      larger.set(this.#bytes);
      this.#bytes = larger;
    }
    for (let at = from; at < to; at++) this.#bytes[start + at - from] = text.charCodeAt(at);
    this.#starts[number + 1] = start + to - from;
    this.#masks[number] = this.#maskOf(number);
    this.#slots[slot] = number + 1;
    this.#size++;
    if (this.#size * 2 > this.#slots.length) {
      this.#slots = new Int32Array(this.#slots.length * 2);
      this.#rehash();
    }
    return number;
  }

  #grow(): void {
    const capacity = this.#masks.length * 2;
    const starts = new Uint32Array(capacity + 1);
    starts.set(this.#starts);
    this.#starts = starts;
    const masks = new Int32Array(capacity);
    masks.set(this.#masks);
    this.#masks = masks;
  }

  #rehash(): void {
    const limit = this.#slots.length - 1;
    for (let number = 0; number < this.#size; number++) {
      let hashed = FNV_OFFSET;
      const to = this.#starts[number + 1] as number;
      for (let at = this.#starts[number] as number; at < to; at++) {
        hashed = Math.imul(hashed ^ (this.#bytes[at] as number), FNV_PRIME);
      }
      let slot = mixed(hashed) & limit;
      while ((this.#slots[slot] as number) !== 0) slot = (slot + 1) & limit;
      this.#slots[slot] = number + 1;
    }
  }

  #maskOf(number: number): number {
    let mask = 0;
    const to = this.#starts[number + 1] as number;
    for (let at = this.#starts[number] as number; at < to; at++) {
      mask |= letterBit(this.#bytes[at] as number);
    }
    return mask;
  }

  #equals(number: number, text: string, from: number, to: number): boolean {
    const start = this.#starts[number] as number;
    if ((this.#starts[number + 1] as number) - start !== to - from) return false;
    for (let at = from; at < to; at++) {
      if (this.#bytes[start + at - from] !== text.charCodeAt(at)) return false;
    }
    return true;
  }

  #startsWith(number: number, prefix: string): boolean {
    return this.lengthOf(number) >= prefix.length && this.#comparePrefix(number, prefix) === 0;
  }

  /** Compares the word's first letters, as many as `prefix` has, with it. */
  #comparePrefix(number: number, prefix: string): number {
    const start = this.#starts[number] as number;
    const length = this.lengthOf(number);
    for (let at = 0; at < prefix.length; at++) {
      if (at >= length) return -1;
      const difference = (this.#bytes[start + at] as number) - prefix.charCodeAt(at);
      if (difference !== 0) return difference;
    }
    return 0;
  }

  #firstAtLeast(prefix: string): number {
    let low = 0;
    let high = this.#order.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (this.#comparePrefix(this.#order[middle] as number, prefix) < 0) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}

function hash(text: string, from: number, to: number): number {
  let hashed = FNV_OFFSET;
  for (let at = from; at < to; at++) {
    hashed = Math.imul(hashed ^ text.charCodeAt(at), FNV_PRIME);
  }
  return mixed(hashed);
}

/** Spreads the high bits, which FNV leaves better mixed, over the low ones. */
function mixed(hashed: number): number {
  return hashed ^ (hashed >>> 15);
}

function powerOfTwo(least: number): number {
  let size = 1024;
  while (size < least) size *= 2;
  return size;
}

/**
 * Numbers of the table's words in alphabetical order. A generator: it sorts by first letters, one
 * bundle of words between two yields, so that the caller may rest.
 */
export function* alphabeticalOrder(table: TokenTable): Generator<void, Uint32Array> {
  // Words that come while the generator rests stay out of the order.
  const { size } = table;
  const bundles = new Map<string, { word: string; number: number }[]>();
  for (let number = 0; number < size; number++) {
    const word = table.word(number);
    const bundle = bundles.get(word.slice(0, 2));
    if (bundle) bundle.push({ word, number });
    else bundles.set(word.slice(0, 2), [{ word, number }]);
    if (number % 8192 === 8191) yield;
  }
  const order = new Uint32Array(size);
  let filled = 0;
  for (const key of [...bundles.keys()].sort()) {
    const bundle = bundles.get(key) ?? [];
    bundle.sort((a, b) => (a.word < b.word ? -1 : 1));
    for (const { number } of bundle) order[filled++] = number;
    yield;
  }
  return order;
}
