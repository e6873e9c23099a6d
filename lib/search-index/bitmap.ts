/** A set of places (documents in some order): place p is bit p mod 32 of word p / 32. */
export type Bitmap = Int32Array;

/** Places in a word. */
export const WORD_BITS = 32;

export function hasBit(bitmap: Bitmap, place: number): boolean {
  return (((bitmap[place >>> 5] as number) >>> (place & 31)) & 1) === 1;
}

export function setBit(bitmap: Bitmap, place: number): void {
  bitmap[place >>> 5] = (bitmap[place >>> 5] as number) | (1 << (place & 31));
}

export function clearBit(bitmap: Bitmap, place: number): void {
  bitmap[place >>> 5] = (bitmap[place >>> 5] as number) & ~(1 << (place & 31));
}

/** Puts the places [from, to) in. */
export function setBits(bitmap: Bitmap, from: number, to: number): void {
  for (let word = from >>> 5; word * WORD_BITS < to; word++) {
    bitmap[word] = (bitmap[word] as number) | rangeMask(word, from, to);
  }
}

/** Takes the places [from, to) out. */
export function clearBits(bitmap: Bitmap, from: number, to: number): void {
  for (let word = from >>> 5; word * WORD_BITS < to; word++) {
    bitmap[word] = (bitmap[word] as number) & ~rangeMask(word, from, to);
  }
}

/** How many of the places [from, to) are in. */
export function countBits(bitmap: Bitmap, from: number, to: number): number {
  let count = 0;
  for (let word = from >>> 5; word * WORD_BITS < to; word++) {
    count += bitCount((bitmap[word] as number) & rangeMask(word, from, to));
  }
  return count;
}

/** The bits of a word that stand for places of [from, to). */
function rangeMask(word: number, from: number, to: number): number {
  const first = word * WORD_BITS;
  const head = from > first ? -1 << (from - first) : -1;
  return to < first + WORD_BITS ? head & ((1 << (to - first)) - 1) : head;
}

/** target = a ∧ b in the words [from, to). */
export function intersect(target: Bitmap, a: Bitmap, b: Bitmap, from: number, to: number): void {
  for (let word = from; word < to; word++) {
    target[word] = (a[word] as number) & (b[word] as number);
  }
}

/** target = a ∧ ¬b in the words [from, to). */
export function subtract(target: Bitmap, a: Bitmap, b: Bitmap, from: number, to: number): void {
  for (let word = from; word < to; word++) {
    target[word] = (a[word] as number) & ~(b[word] as number);
  }
}

/** target = a ∨ b in the words [from, to). */
export function unite(target: Bitmap, a: Bitmap, b: Bitmap, from: number, to: number): void {
  for (let word = from; word < to; word++) {
    target[word] = (a[word] as number) | (b[word] as number);
  }
}

/** target = source in the words [from, to). */
export function copyWords(target: Bitmap, source: Bitmap, from: number, to: number): void {
  for (let word = from; word < to; word++) target[word] = source[word] as number;
}

/** How many places are in the words [from, to). */
export function countWords(bitmap: Bitmap, from: number, to: number): number {
  let count = 0;
  for (let word = from; word < to; word++) count += bitCount(bitmap[word] as number);
  return count;
}

/** How many places two bitmaps share in the words [from, to). */
export function countShared(a: Bitmap, b: Bitmap, from: number, to: number): number {
  let count = 0;
  for (let word = from; word < to; word++) {
    count += bitCount((a[word] as number) & (b[word] as number));
  }
  return count;
}

/** How many bits of a word are set: sums of ever wider fields, the four bytes' added by a product. */
function bitCount(word: number): number {
  const pairs = word - ((word >>> 1) & 0x55555555);
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}
