import { expect, test } from "vitest";
import { moved } from "./moved.ts";

test.each([
  [0, 2, "bcad"],
  [2, 0, "cabd"],
  [3, 3, "abcd"],
  [1, 9, "acdb"],
  [1, -3, "bacd"],
  [9, 0, "abcd"],
  [-1, 0, "abcd"],
])("what stands at %i and is put at %i gives %s", (from, to, expected) => {
  expect(moved([..."abcd"], from, to).join("")).toBe(expected);
});
