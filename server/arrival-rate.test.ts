import { describe, expect, test } from "vitest";
import { type Arrival, isTooSlow, LEAST_RATE, withArrival } from "./arrival-rate.ts";

const SECOND = 1_000;
const KIB = 1_024;

/** `bytes` at each of the seconds. */
const each = (seconds: number[], bytes: number): Arrival[] =>
  seconds.map((second) => ({ at: second * SECOND, bytes }));
const range = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, at) => from + at);

describe("a body is too slow", () => {
  test.each<[string, Arrival[], number, boolean]>([
    ["not before the first window is over, whatever came", [], 9.999, false],
    ["when nothing came in the first window", [], 10, true],
    ["when a byte comes each three seconds", each([0, 3, 6, 9], 1), 10, true],
    ["not at exactly the least rate", each(range(1, 10), KIB), 10, false],
    [
      "at a byte less than that",
      [...each(range(1, 9), KIB), { at: 9_500, bytes: 1_023 }],
      10,
      true,
    ],
    ["not when the whole window's bytes come at once", each([10], 10 * KIB), 20, false],
    ["once those are longer ago", each([10], 10 * KIB), 20.001, true],
    ["not while it comes in bursts with pauses between", each([1, 10, 19], 10 * KIB), 28, false],
    ["when it was fast and has stopped", each(range(1, 30), 100 * KIB), 40.001, true],
    ["not at 4 KiB a second shared by two photos", each(range(1, 60), 2 * KIB), 60, false],
  ])("%s", (_, arrivals, second, expected) => {
    expect(isTooSlow(arrivals, { since: 0, now: second * SECOND })).toBe(expected);
  });

  test("by the time since it is read, not since the clock began", () => {
    expect(isTooSlow([], { since: 50_000, now: 59_999 })).toBe(false);
    expect(isTooSlow([], { since: 50_000, now: 60_000 })).toBe(true);
  });
});

test("what no longer counts is not held", () => {
  let arrivals: Arrival[] = [];
  for (const arrival of each(range(1, 600), KIB)) arrivals = withArrival(arrivals, arrival);
  expect(arrivals).toEqual(each(range(590, 600), KIB));
  expect(LEAST_RATE.windowMs).toBe(10 * SECOND);
});
