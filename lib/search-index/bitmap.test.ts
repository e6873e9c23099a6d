import { describe, expect, it } from "vitest";
import { seededRandom } from "../kernel/random.ts";
import {
  type Bitmap,
  clearBit,
  clearBits,
  copyWords,
  countBits,
  countShared,
  countWords,
  hasBit,
  intersect,
  setBit,
  setBits,
  subtract,
  unite,
  WORD_BITS,
} from "./bitmap.ts";

const WORDS = 12;
const PLACES = WORDS * WORD_BITS;
const random = seededRandom(5);

function randomBitmap(): Bitmap {
  return Int32Array.from({ length: WORDS }, () => Math.floor(random() * 2 ** 32) | 0);
}

/** Whether each place is in, read from the text of each word. */
function placesOf(bitmap: Bitmap): boolean[] {
  return [...bitmap].flatMap((word) =>
    [...(word >>> 0).toString(2).padStart(WORD_BITS, "0")].reverse().map((bit) => bit === "1"),
  );
}

const count = (places: readonly boolean[]) => places.filter(Boolean).length;

/** Bitmaps with no place, with all, and with some. */
const BITMAPS = [
  new Int32Array(WORDS),
  new Int32Array(WORDS).fill(-1),
  ...Array.from({ length: 4 }, randomBitmap),
];

it("puts single places in and takes them out", () => {
  for (const bitmap of BITMAPS) {
    for (const place of [0, 1, 31, 32, 63, 64, 200, PLACES - 1]) {
      const expected = placesOf(bitmap);
      const changed = bitmap.slice();
      setBit(changed, place);
      expected[place] = true;
      expect(placesOf(changed)).toEqual(expected);
      expect(hasBit(changed, place)).toBe(true);
      clearBit(changed, place);
      expected[place] = false;
      expect(placesOf(changed)).toEqual(expected);
      expect(hasBit(changed, place)).toBe(false);
    }
  }
});

/** Runs that begin and end at a word or within one, in one word or several; and empty ones. */
const RUNS = [
  [0, 0],
  [40, 40],
  [0, 1],
  [31, 32],
  [31, 33],
  [32, 64],
  [33, 63],
  [5, 150],
  [64, 200],
  [10, PLACES],
  [0, PLACES],
] as const;

it.each(RUNS)("changes and counts the places from %i to %i alone", (from, to) => {
  for (const bitmap of BITMAPS) {
    const places = placesOf(bitmap);
    const within = (value: boolean) =>
      places.map((place, index) => (index >= from && index < to ? value : place));
    const full = bitmap.slice();
    setBits(full, from, to);
    expect(placesOf(full)).toEqual(within(true));
    const empty = bitmap.slice();
    clearBits(empty, from, to);
    expect(placesOf(empty)).toEqual(within(false));
    expect(countBits(bitmap, from, to)).toBe(count(places.slice(from, to)));
  }
});

describe.each([
  [0, WORDS],
  [3, 4],
  [5, 5],
  [2, 9],
] as const)("in the words from %i to %i", (from, to) => {
  const [first, end] = [from * WORD_BITS, to * WORD_BITS];

  it.each([
    ["intersect", intersect, (a: boolean, b: boolean) => a && b],
    ["unite", unite, (a: boolean, b: boolean) => a || b],
    ["subtract", subtract, (a: boolean, b: boolean) => a && !b],
  ])("%s changes the places it should and no others", (_name, operation, combine) => {
    for (const a of BITMAPS) {
      for (const b of BITMAPS) {
        const target = randomBitmap();
        const expected = placesOf(target);
        const [inA, inB] = [placesOf(a), placesOf(b)];
        for (let place = first; place < end; place++) {
          expected[place] = combine(inA[place] as boolean, inB[place] as boolean);
        }
        operation(target, a, b, from, to);
        expect(placesOf(target)).toEqual(expected);
      }
    }
  });

  it("copies", () => {
    const [target, source] = [randomBitmap(), randomBitmap()];
    const expected = placesOf(target);
    expected.splice(first, end - first, ...placesOf(source).slice(first, end));
    copyWords(target, source, from, to);
    expect(placesOf(target)).toEqual(expected);
  });

  it("counts the places of one bitmap, and those it shares with another", () => {
    for (const a of BITMAPS) {
      const inA = placesOf(a);
      expect(countWords(a, from, to)).toBe(count(inA.slice(first, end)));
      for (const b of BITMAPS) {
        const shared = placesOf(b).map((place, index) => place && (inA[index] as boolean));
        expect(countShared(a, b, from, to)).toBe(count(shared.slice(first, end)));
      }
    }
  });
});
