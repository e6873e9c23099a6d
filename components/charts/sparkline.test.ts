import { expect, test } from "vitest";
import { sparklinePath } from "./sparkline.ts";

test("goes from the oldest value to the latest, the most at the top", () => {
  expect(sparklinePath([0, 5, 10])).toBe("M0 30L60 16L120 2");
});

test("lies at the foot where nothing is, and survives one value", () => {
  expect(sparklinePath([0, 0])).toBe("M0 30L120 30");
  expect(sparklinePath([3])).toBe("M0 2");
});
