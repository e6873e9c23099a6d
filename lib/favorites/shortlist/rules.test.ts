import { expect, test } from "vitest";
import type { FavoriteMark } from "../rules.ts";
import { type Agreement, agreementOf, enthusiasm } from "./rules.ts";

const of = (mark: FavoriteMark | "none" | null) =>
  mark === "none" ? { mark: null } : mark && { mark };

test.each<[FavoriteMark | "none" | null, FavoriteMark | "none" | null, Agreement, number]>([
  ["love", "love", "both", 4],
  ["none", "none", "both", 0],
  ["maybe", "none", "both", 1],
  ["love", null, "one", 2],
  [null, "none", "one", 0],
  ["no", "love", "refused", 2],
  ["love", "no", "refused", 2],
  [null, "no", "refused", 0],
])("%s and %s: %s", (mine, theirs, agreement, points) => {
  expect(agreementOf(of(mine), of(theirs))).toBe(agreement);
  expect(enthusiasm(of(mine), of(theirs))).toBe(points);
});
