import { describe, expect, it } from "vitest";
import { seededRandom } from "../kernel/random.ts";
import { type Bitmap, hasBit } from "./bitmap.ts";
import { Spans } from "./spans.ts";

const PLACES = 2_048;
const random = seededRandom(6);

const randomBitmap = (): Bitmap =>
  Int32Array.from({ length: PLACES / 32 }, () => Math.floor(random() * 2 ** 32) | 0);

const places = (bitmap: Bitmap): boolean[] =>
  Array.from({ length: PLACES }, (_, place) => hasBit(bitmap, place));

/** Runs of places: none, all, within a word, near each other, and far apart. */
const RUNS: readonly (readonly (readonly [from: number, to: number])[])[] = [
  [],
  [[0, PLACES]],
  [[40, 41]],
  [[64, 96]],
  [
    [10, 100],
    [120, 130],
  ],
  [
    [0, 1],
    [500, 700],
    [700, 701],
    [2_000, PLACES],
  ],
];

describe.each(RUNS.map((runs) => ({ runs })))("the spans of $runs", ({ runs }) => {
  const spans = new Spans(PLACES);
  for (const [from, to] of runs) spans.add(from, to);
  const within = new Array<boolean>(PLACES).fill(false);
  spans.forEach((from, to) => {
    within.fill(true, from * 32, to * 32);
  });

  it("hold every place of theirs", () => {
    for (const [from, to] of runs) {
      expect(within.slice(from, to)).not.toContain(false);
    }
    expect(spans.size).toBe(within.filter(Boolean).length);
    expect(spans.everywhere).toBe(!within.includes(false));
    expect(spans.extent).toEqual([Math.max(0, within.indexOf(true)), within.lastIndexOf(true) + 1]);
  });

  it.each([
    ["and", (a: boolean, b: boolean) => a && b],
    ["or", (a: boolean, b: boolean) => a || b],
    ["andNot", (a: boolean, b: boolean) => a && !b],
    ["copy", (a: boolean) => a],
    ["zero", () => false],
  ] as const)("%s changes the places within them alone", (name, combine) => {
    const [target, a, b] = [randomBitmap(), randomBitmap(), randomBitmap()];
    const [inA, inB] = [places(a), places(b)];
    const expected = places(target).map((place, index) =>
      within[index] ? combine(inA[index] as boolean, inB[index] as boolean) : place,
    );
    spans[name](target, a, b);
    expect(places(target)).toEqual(expected);
  });

  it("clear what lies outside", () => {
    const target = randomBitmap();
    const expected = places(target).map((place, index) => place && within[index]);
    spans.zeroOutside(target);
    expect(places(target)).toEqual(expected);
  });

  it("list and count the places of a bitmap, and those it shares with others", () => {
    const [bitmap, ...others] = Array.from({ length: 4 }, randomBitmap) as [Bitmap, ...Bitmap[]];
    const found = places(bitmap).flatMap((place, index) => (place && within[index] ? [index] : []));
    expect([...spans.places.subarray(0, spans.list(bitmap))]).toEqual(found);
    expect(spans.countIn(bitmap)).toBe(found.length);
    const counts = new Int32Array(others.length).fill(7);
    spans.countShared(bitmap, others, counts);
    expect([...counts]).toEqual(
      others.map((other) => 7 + found.filter((place) => hasBit(other, place)).length),
    );
  });

  it("are none once cleared", () => {
    const cleared = new Spans(PLACES);
    for (const [from, to] of runs) cleared.add(from, to);
    cleared.clear();
    expect([cleared.count, cleared.words, ...cleared.extent]).toEqual([0, 0, 0, 0]);
  });
});
