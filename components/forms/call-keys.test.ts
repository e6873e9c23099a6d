import { expect, test } from "vitest";
import { callKeys } from "./call-keys";

test("a call keeps its key until it is answered, unless it says something else", () => {
  let drawn = 0;
  const keys = callKeys(() => `k${drawn++}`);
  expect([keys.of("a"), keys.of("a"), keys.of("b"), keys.of("b")]).toEqual([
    "k0",
    "k0",
    "k1",
    "k1",
  ]);
  keys.answered();
  expect(keys.of("b")).toBe("k2");
});
