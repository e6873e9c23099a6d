import { describe, expect, it } from "vitest";
import {
  formatChange,
  formatCount,
  formatDecimal,
  formatDegrees,
  formatExactPrice,
  formatInteger,
  formatPercent,
  formatPrice,
  formatPricePerM2,
  formatRoundedSurface,
  formatShortPrice,
  formatSurface,
  plural,
} from "./format.ts";

/** Shows the two no-break spaces as `_` (U+00A0) and `_` (U+202F) so that tables stay readable. */
const visible = (text: string) => text.replaceAll("\u00a0", "_");

describe("money", () => {
  it.each([
    [0, "0_€"],
    [250_000, "2_500_€"],
    [32_000_000, "320_000_€"],
    [125_000_000, "1_250_000_€"],
    [150, "2_€"],
    [149, "1_€"],
    [-1_100_000, "-11_000_€"],
  ])("shows %d cents as %s, without decimals", (cents, expected) => {
    expect(visible(formatPrice(cents))).toBe(expected);
  });

  it.each([
    [83_333, "833,33_€"],
    [500_000, "5_000,00_€"],
  ])("shows %d cents exactly as %s", (cents, expected) => {
    expect(visible(formatExactPrice(cents))).toBe(expected);
  });

  it("shows a price per square metre", () => {
    expect(visible(formatPricePerM2(452_000))).toBe("4_520_€/m²");
  });

  it.each([
    [90_000, "900_€"],
    [100_000, "1_k€"],
    [32_000_000, "320_k€"],
    [99_900_000, "999_k€"],
    [99_949_900, "999_k€"],
    [99_950_000, "1_M€"],
    [125_000_000, "1,25_M€"],
    [2_000_000_000, "20_M€"],
  ])("shortens %d cents to %s for a map pin", (cents, expected) => {
    expect(visible(formatShortPrice(cents))).toBe(expected);
  });
});

describe("surfaces and numbers", () => {
  it.each([
    [6_342, "63,42_m²", "63_m²"],
    [6_350, "63,5_m²", "64_m²"],
    [120_000, "1_200_m²", "1_200_m²"],
  ])("shows %d hundredths as %s, rounded as %s", (hundredths, exact, rounded) => {
    expect(visible(formatSurface(hundredths))).toBe(exact);
    expect(visible(formatRoundedSurface(hundredths))).toBe(rounded);
  });

  it.each([
    [73.3, "73_%"],
    [72.5, "73_%"],
    [0, "0_%"],
    [100, "100_%"],
  ])("rounds %d percent to %s", (percent, expected) => {
    expect(visible(formatPercent(percent))).toBe(expected);
  });

  it("groups thousands and uses a decimal comma", () => {
    expect(visible(formatInteger(1_846))).toBe("1_846");
    expect(formatDecimal(4.72)).toBe("4,7");
    expect(formatDegrees(-1.6702)).toBe("-1,67020");
  });
});

describe("plural", () => {
  it.each([
    [0, "bien"],
    [1, "bien"],
    [1.5, "bien"],
    [2, "biens"],
    [1_846, "biens"],
  ])("agrees with %d as French does: %s", (count, expected) => {
    expect(plural(count, "bien", "biens")).toBe(expected);
  });

  it("joins the number and its noun without letting the line break between them", () => {
    expect(visible(formatCount(1_846, "bien", "biens"))).toBe("1_846_biens");
  });
});

it.each([
  [23, "+23_%"],
  [0, "0_%"],
  [-4, "\u22124_%"],
])("shows a change of %d with its sign", (percent, expected) => {
  expect(visible(formatChange(percent))).toBe(expected);
});
