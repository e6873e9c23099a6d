import { describe, expect, it } from "vitest";
import { keyTarget, wrapIndex } from "./carousel.ts";

describe("wrapIndex", () => {
  it.each([
    [0, 5, 0],
    [4, 5, 4],
    [5, 5, 0],
    [-1, 5, 4],
    [-6, 5, 4],
    [1, 1, 0],
  ])("puts %i of %i at %i", (index, total, expected) => {
    expect(wrapIndex(index, total)).toBe(expected);
  });
});

describe("keyTarget", () => {
  it.each([
    ["ArrowRight", 1, 2],
    ["ArrowRight", 4, 0],
    ["ArrowLeft", 1, 0],
    ["ArrowLeft", 0, 4],
    ["Home", 3, 0],
    ["End", 1, 4],
    ["Tab", 1, null],
    ["a", 1, null],
  ])("%s from slide %i leads to %s of five", (key, from, expected) => {
    expect(keyTarget(key, from, 5)).toBe(expected);
  });
});
