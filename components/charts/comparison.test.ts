import { expect, test } from "vitest";
import { comparisonOf, tellingChange } from "./comparison";

test.each<[value: number, before: number, change: string | null]>([
  [125, 100, "+25 %"],
  [5, 10, "-50 %"],
  // From nothing, or next to nothing, a share says nothing.
  [4, 0, null],
  [10, 1, null],
  [8, 9, null],
  [500, 100, null],
])("%i after %i changed by %s", (value, before, expected) => {
  const change = tellingChange({ value, before });
  expect(change?.replaceAll(/[\u00a0\u202f]/g, " ").replace("\u2212", "-") ?? null).toBe(expected);
});

test("the earlier sum is said even where no share is", () => {
  const sums = { value: 10, before: 1 };
  expect(comparisonOf(sums, "sur les 30 jours précédents", String)).toBe(
    ", contre 1 sur les 30 jours précédents",
  );
  expect(comparisonOf({ value: 3, before: 0 }, "", String)).toBe("");
});
