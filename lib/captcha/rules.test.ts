import { expect, test } from "vitest";
import { CODE_ALPHABET, CODE_LENGTH, challengeExpiry, normalizeCode } from "./rules.ts";

test("a challenge is good for five minutes, told in whole seconds", () => {
  expect(challengeExpiry(new Date("2026-11-21T10:00:00.900Z"))).toEqual(
    new Date("2026-11-21T10:05:00Z"),
  );
});

test("codes have no character that reads or sounds like another", () => {
  expect(new Set(CODE_ALPHABET).size).toBe(CODE_ALPHABET.length);
  for (const alike of ["O0Q", "I1", "2Z", "5S", "6G", "8B", "VY", "MN", "BCDEGPTV", "AJ", "FSX"]) {
    const known = [...alike].filter((character) => CODE_ALPHABET.includes(character));
    expect(known.length, alike).toBeLessThanOrEqual(1);
  }
  expect(CODE_ALPHABET.length ** CODE_LENGTH).toBeGreaterThan(4_000_000);
});

test.each([
  ["2hk mr4", "2HKMR4"],
  [" 2-H.K-M-R-4\n", "2HKMR4"],
  ["zhknr4", "2HKMR4"],
  ["gvmv", "6YMY"],
  ["", ""],
])("a code typed as %j is %s", (typed, code) => {
  expect(normalizeCode(typed)).toBe(code);
});

test("no character of a code is taken for another", () => {
  expect(normalizeCode(CODE_ALPHABET)).toBe(CODE_ALPHABET);
});
