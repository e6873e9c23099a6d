import { describe, expect, it } from "vitest";
import {
  formatAboutDuration,
  formatBasisPoints,
  formatChange,
  formatCount,
  formatDecimal,
  formatDegrees,
  formatDuration,
  formatExactPrice,
  formatInteger,
  formatPercent,
  formatPrice,
  formatPricePerM2,
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
    [500_000, "5_000_€"],
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
    [6_342, "63,42_m²"],
    [6_350, "63,5_m²"],
    [7_250, "72,5_m²"],
    [7_299, "72,99_m²"],
    [120_000, "1_200_m²"],
  ])("shows %d hundredths as %s, never rounded", (hundredths, text) => {
    expect(visible(formatSurface(hundredths))).toBe(text);
  });

  it.each([
    [0, "0_min", "0_min"],
    [45, "45_min", "45_min"],
    [60, "1_h", "1_h"],
    [65, "1_h_05", "1_h_05"],
    [93, "1_h_33", "1_h_35"],
    [150, "2_h_30", "2_h_30"],
    [599, "9_h_59", "10_h"],
    [1_893, "31_h_33", "32_h"],
  ])("shows %d minutes as %s, roughly %s", (minutes, exact, roughly) => {
    expect(visible(formatDuration(minutes))).toBe(exact);
    expect(visible(formatAboutDuration(minutes))).toBe(roughly);
  });

  it.each([
    [73.3, "73_%"],
    [72.5, "73_%"],
    [0, "0_%"],
    [100, "100_%"],
  ])("rounds %d percent to %s", (percent, expected) => {
    expect(visible(formatPercent(percent))).toBe(expected);
  });

  it.each([
    [34, "0,34_%"],
    [10, "0,1_%"],
    [800, "8_%"],
  ])("shows %d basis points as %s", (bps, expected) => {
    expect(visible(formatBasisPoints(bps))).toBe(expected);
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
