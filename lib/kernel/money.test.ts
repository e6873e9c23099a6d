import fc from "fast-check";
import { expect, test } from "vitest";
import { divideRounded, eurosToCents, excludingVat, percentOf, shareOf } from "./money.ts";

test.each([
  [5, 2, 3],
  [-5, 2, -3],
  [4, 3, 1],
  [0, 7, 0],
  [1, 2, 1],
  [7, 10, 1],
])("divides %d by %d to %d, half away from zero", (numerator, denominator, quotient) => {
  expect(divideRounded(numerator, denominator)).toBe(quotient);
});

test("agrees with exact integer division", () => {
  fc.assert(
    fc.property(fc.maxSafeInteger(), fc.integer({ min: 1, max: 1_000_000 }), (n, d) => {
      const size = BigInt(Math.abs(n));
      const exact = (size * 2n + BigInt(d)) / (2n * BigInt(d));
      expect(Math.abs(divideRounded(n, d))).toBe(Number(exact));
    }),
  );
});

test.each([
  [0.5, 1],
  [1, 0],
  [2 ** 54, 3],
])("refuses %d over %d", (numerator, denominator) => {
  expect(() => divideRounded(numerator, denominator)).toThrow(RangeError);
});

test.each([
  [6_000_00, 2_000, 5_000_00],
  [4_000_00, 2_000, 3_333_33],
  [6_000_00, 850, 5_529_95],
  [6_000_00, 0, 6_000_00],
])("takes VAT out of %d: at %d bps %d is left", (cents, vatBps, expected) => {
  expect(excludingVat(cents, vatBps)).toBe(expected);
});

test("rounds shares and percentages once", () => {
  expect(shareOf(333, 1_000)).toBe(33);
  expect(percentOf(2, 3)).toBe(67);
  expect(percentOf(1, 0)).toBe(0);
  expect(eurosToCents(0.1 + 0.2)).toBe(30);
});
