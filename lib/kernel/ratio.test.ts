import { expect, test } from "vitest";
import { shareOfTarget } from "./ratio.ts";

test.each([
  [{ part: 3, whole: 4 }, 1, 0.75],
  [{ part: 3, whole: 4 }, 0.5, 1],
  [{ part: 0, whole: 4 }, 1, 0],
  [{ part: 0, whole: 0 }, 1, null],
])("the share of %o at a target of %d is %s", (ratio, target, share) => {
  expect(shareOfTarget(ratio, target)).toBe(share);
});
