import { describe, expect, test } from "vitest";
import { type Blocked, type Blocker, blockersOf } from "./blockers.ts";
import type { ReviewedMandateView } from "./views.ts";

const signed: ReviewedMandateView = {
  number: 12,
  priceCents: 289_000_00,
  signedAt: new Date("2026-11-21T10:00:00Z"),
  withdrawalEndsOn: "2026-12-05",
  expressRequestAt: null,
  mayPublish: true,
  isPriceSigned: true,
  uncovered: null,
};
const clear: Blocked = { issues: [], mandate: signed, kind: "new", propertyStatus: "in_review" };
const change: Blocked = { ...clear, kind: "change", propertyStatus: "active" };
const early = { ...signed, mayPublish: false };

describe("what keeps a revision from being approved", () => {
  test.each<[string, Blocked, Blocker[]]>([
    ["a whole listing under its mandate", clear, []],
    ["a whole change of one that is online", change, []],
    ["no mandate", { ...clear, mandate: null }, ["no-mandate"]],
    [
      "a field missing, and no mandate",
      {
        ...clear,
        mandate: null,
        issues: [{ field: "title", code: "missing", step: "description" }],
      },
      ["issues", "no-mandate"],
    ],
    [
      "another price than is signed",
      { ...clear, mandate: { ...signed, isPriceSigned: false } },
      ["other-price"],
    ],
    ["a mandate within its withdrawal period", { ...clear, mandate: early }, ["early"]],
    [
      "the same, of a listing that is paused",
      { ...change, propertyStatus: "paused", mandate: early },
      [],
    ],
    ["a home sold meanwhile", { ...change, propertyStatus: "sold" }, ["not-for-sale"]],
  ])("%s", (_, review, expected) => {
    expect(blockersOf(review)).toEqual(expected);
  });
});
