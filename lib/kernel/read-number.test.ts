import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  formatAmount,
  formatDecimal,
  formatExactPrice,
  formatInteger,
  formatPercent,
  formatPrice,
  formatRate,
  formatShortPrice,
  formatSurface,
} from "./format.ts";
import { type NumberProblem, readAmount, readDecimal } from "./read-number.ts";

describe("an amount", () => {
  test.each([
    ["350000", 350_000_00],
    ["0", 0],
    ["0350000", 350_000_00],
    ["350 000", 350_000_00],
    ["350\u202f000\u00a0€", 350_000_00],
    ["350\u2009000 €", 350_000_00],
    ["1\u2007250\u2003000", 1_250_000_00],
    ["350  000", 350_000_00],
    ["350'000", 350_000_00],
    ["1’250’000", 1_250_000_00],
    ["350.000", 350_000_00],
    ["4.200", 4_200_00],
    ["289.900 €", 289_900_00],
    ["1.249.999", 1_249_999_00],
    ["350.000,50", 350_000_50],
    ["1.250.000,05 €", 1_250_000_05],
    ["350 000,50", 350_000_50],
    ["350 000.50", 350_000_50],
    ["1500,00", 1_500_00],
    ["1500.25", 1_500_25],
    ["0,99", 99],
    ["350k", 350_000_00],
    ["350 K€", 350_000_00],
    ["350k€", 350_000_00],
    ["87,5 k€", 87_500_00],
    ["1,25 M€", 1_250_000_00],
    ["1.2M", 1_200_000_00],
    ["1,235 M€", 1_235_000_00],
    ["2 M EUR", 2_000_000_00],
    ["0,12345 k€", 123_45],
    ["1 234,5 k€", 1_234_500_00],
    ["€ 350 000", 350_000_00],
    ["350000 EUR", 350_000_00],
    ["350 000 euros", 350_000_00],
    ["\u200e350 000\u200b", 350_000_00],
    ["-0", 0],
    ["90071992547409,91", 9_007_199_254_740_991],
  ])("%j is read", (text, value) => {
    expect(readAmount(text)).toEqual({ value });
  });

  test.each<[string, NumberProblem]>([
    ["", "unreadable"],
    ["€", "unreadable"],
    ["beaucoup", "unreadable"],
    ["350 mille", "unreadable"],
    ["1e6", "unreadable"],
    ["0x10", "unreadable"],
    ["Infinity", "unreadable"],
    ["+350000", "unreadable"],
    ["３５０", "unreadable"],
    ["٣٥٠", "unreadable"],
    ["½", "unreadable"],
    ["350 00", "unreadable"],
    ["35 0000", "unreadable"],
    ["1250 000", "unreadable"],
    ["1.250 000", "unreadable"],
    ["1.25.000", "unreadable"],
    ["350.000.50", "unreadable"],
    ["350000,5", "unreadable"],
    ["350000,", "unreadable"],
    [",50", "unreadable"],
    ["1,2 m€", "unreadable"],
    ["350 kk", "unreadable"],
    ["350 000 €/mois", "unreadable"],
    ["300 000 - 350 000", "unreadable"],
    ["35\u202e0000", "unreadable"],
    ["9".repeat(41), "unreadable"],
    ["3.125", "ambiguous"],
    ["249.999", "ambiguous"],
    ["1,234", "ambiguous"],
    ["350,000", "ambiguous"],
    ["0.500", "ambiguous"],
    ["1 000.000", "ambiguous"],
    ["4.200 k€", "ambiguous"],
    ["1.235 M€", "ambiguous"],
    ["0,123456 k€", "decimals"],
    ["-5", "negative"],
    ["\u2212350 000 €", "negative"],
    ["90071992547409,92", "too-large"],
    ["9".repeat(40), "too-large"],
  ])("%j is refused: %s", (text, problem) => {
    expect(readAmount(text)).toEqual({ problem });
  });

  const cents = fc.integer({ min: 0, max: 1_000_000_000_00 });

  test("is read as it is shown, in whole euros or to the cent", () => {
    fc.assert(
      fc.property(cents, (value) => {
        expect(readAmount(formatAmount(value))).toEqual({ value });
        expect(readAmount(formatExactPrice(value))).toEqual({ value });
        const euros = Math.floor(value / 100);
        expect(readAmount(formatPrice(euros * 100))).toEqual({ value: euros * 100 });
        expect(readAmount(String(euros))).toEqual({ value: euros * 100 });
      }),
    );
  });

  test("is read as the short form shows it, to its own precision", () => {
    fc.assert(
      fc.property(cents, (value) => {
        const shown = formatShortPrice(value);
        const read = readAmount(shown);
        expect("value" in read && formatShortPrice(read.value)).toBe(shown);
      }),
    );
  });

  test("is a whole number of cents, or refused, whatever is typed", () => {
    const typed = fc.oneof(
      fc.string({ unit: "binary" }),
      fc.string({ unit: fc.constantFrom(..."0123456789 .,'kM€-") }),
    );
    fc.assert(
      fc.property(typed, (text) => {
        const read = readAmount(text);
        if ("value" in read) expect(Number.isSafeInteger(read.value) && read.value >= 0).toBe(true);
      }),
    );
  });
});

describe("a rate", () => {
  test.each([
    ["3,4 %", 340],
    ["3.4", 340],
    ["3,45%", 345],
    ["0", 0],
    ["12", 1_200],
    ["\u00a03,15\u202f%", 315],
  ])("%j is read in basis points", (text, value) => {
    expect(readDecimal(text, { decimals: 2, unit: "%" })).toEqual({ value });
  });

  test.each<[string, NumberProblem]>([
    ["3,125 %", "decimals"],
    ["3,400 %", "decimals"],
    ["-5", "negative"],
    ["1e3", "unreadable"],
    ["NaN", "unreadable"],
    ["3,4 m²", "unreadable"],
    ["3,,4", "unreadable"],
    ["", "unreadable"],
  ])("%j is refused: %s", (text, problem) => {
    expect(readDecimal(text, { decimals: 2, unit: "%" })).toEqual({ problem });
  });

  test("is read as it is shown", () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 10_000 }), (value) => {
        const rate = { decimals: 2, unit: "%" } as const;
        expect(readDecimal(formatRate(value), rate)).toEqual({ value });
        expect(readDecimal(formatPercent(value), rate)).toEqual({ value: value * 100 });
      }),
    );
  });
});

describe("a surface", () => {
  test.each([
    ["63.5 m²", 6_350],
    ["63,5", 6_350],
    ["63,42m2", 6_342],
    ["1\u202f062,25", 106_225],
    ["1 250 m²", 125_000],
    ["1.25", 125],
  ])("%j is read in hundredths", (text, value) => {
    expect(readDecimal(text, { decimals: 2, unit: "m²" })).toEqual({ value });
  });

  test.each<[string, NumberProblem]>([
    ["1.235 m²", "decimals"],
    ["1.250", "decimals"],
    ["62,125", "decimals"],
    ["soixante", "unreadable"],
    ["-4", "negative"],
    ["63 %", "unreadable"],
  ])("%j is refused: %s", (text, problem) => {
    expect(readDecimal(text, { decimals: 2, unit: "m²" })).toEqual({ problem });
  });

  test("is read as it is shown", () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 100_000_000 }), (value) => {
        expect(readDecimal(formatSurface(value), { decimals: 2, unit: "m²" })).toEqual({ value });
      }),
    );
  });
});

test("a count is read as it is shown, and has no decimals", () => {
  fc.assert(
    fc.property(fc.nat(), (value) => {
      expect(readDecimal(formatInteger(value), { decimals: 0 })).toEqual({ value });
      expect(readDecimal(formatDecimal(value / 10), { decimals: 1 })).toEqual({ value });
    }),
  );
  expect(readDecimal("3,5", { decimals: 0 })).toEqual({ problem: "decimals" });
  expect(readDecimal("1.200", { decimals: 0 })).toEqual({ problem: "decimals" });
});
