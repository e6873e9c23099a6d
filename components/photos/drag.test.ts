import { expect, test } from "vitest";
import { scrollStep } from "./usePhotoDrag.ts";

test.each([
  [400, 0],
  [120, 0],
  [60, -9],
  [0, -18],
  [-50, -18],
  [680, 0],
  [740, 9],
  [800, 18],
  [900, 18],
])("a picture held at %i of 800 pixels scrolls the page by %i", (y, step) => {
  expect(scrollStep(y, 800)).toBe(step);
});
