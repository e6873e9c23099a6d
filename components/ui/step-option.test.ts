import { expect, test } from "vitest";
import { stepOption } from "./step-option.ts";

test.each<[string, number, 1 | -1, number]>([
  ["from the text down to the first", -1, 1, 0],
  ["from the first down to the second", 0, 1, 1],
  ["from the last down to the text", 2, 1, -1],
  ["from the text up to the last", -1, -1, 2],
  ["from the first up to the text", 0, -1, -1],
])("an arrow leads %s of three options", (_, active, step, next) => {
  expect(stepOption(active, step, 3)).toBe(next);
});
