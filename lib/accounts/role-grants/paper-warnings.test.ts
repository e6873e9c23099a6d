import { expect, test } from "vitest";
import { shiftCivilDay } from "../../kernel/time.ts";
import { WARNING_DAYS, warningOn } from "./paper-warnings.ts";

const END = "2027-03-31";

test.each([
  [61, null],
  [60, 60],
  [59, 60],
  [31, 60],
  [30, 30],
  [8, 30],
  [7, 7],
  [2, 7],
  [1, 1],
  [0, 1],
  [-1, null],
] as const)("%i days before the end the warning is that of %j", (left, expected) => {
  expect(warningOn(END, shiftCivilDay(END, -left))).toBe(expected);
});

test("over all days each threshold is reached once, in order", () => {
  const seen: (number | null)[] = [];
  for (let left = 70; left >= -3; left -= 1) {
    const days = warningOn(END, shiftCivilDay(END, -left));
    if (days !== seen.at(-1)) seen.push(days);
  }
  expect(seen).toEqual([null, ...WARNING_DAYS, null]);
});
