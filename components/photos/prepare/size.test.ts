import { describe, expect, test } from "vitest";
import { isHeic, isReduced, SENT_BOX, sizeWithin } from "./size.ts";

const MEBIBYTE = 1024 * 1024;

test.each([
  ["48 megapixels", 8_064, 6_048, 2_560, 1_920],
  ["48 megapixels, upright", 6_048, 8_064, 2_560, 3_413],
  ["200 megapixels", 16_320, 12_240, 2_560, 1_920],
  ["a panorama", 40_000, 5_000, 2_560, 320],
  ["a tower", 2_000, 20_000, 512, 5_120],
  ["what fits", 2_560, 5_120, 2_560, 5_120],
  ["a line", 100_000, 3, 2_560, 1],
])("%s is sent as what fits", (_, width, height, sentWidth, sentHeight) => {
  expect(sizeWithin({ width, height }, SENT_BOX)).toEqual({ width: sentWidth, height: sentHeight });
});

describe("a picture is made smaller", () => {
  test.each([
    ["beyond the widest", { width: 2_561, height: 100 }, 1, true],
    ["beyond the tallest", { width: 100, height: 5_121 }, 1, true],
    ["beyond the bytes", { width: 100, height: 100 }, 12 * MEBIBYTE + 1, true],
    ["not within all", { width: 2_560, height: 5_120 }, 12 * MEBIBYTE, false],
  ])("%s", (_, size, bytes, expected) => {
    expect(isReduced(size, bytes)).toBe(expected);
  });
});

test.each([
  [{ name: "IMG_1.HEIC", type: "" }, true],
  [{ name: "a", type: "image/heif" }, true],
  [{ name: "a.heic.jpg", type: "image/jpeg" }, false],
])("%j is a HEIC: %s", (file, expected) => {
  expect(isHeic(file)).toBe(expected);
});
