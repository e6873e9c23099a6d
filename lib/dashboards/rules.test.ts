import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import type { Role } from "../kernel/roles.ts";
import { sellerPackage } from "../mandates/rules.ts";
import {
  globalScore,
  levelOf,
  MAX_SCORE,
  percentChange,
  revenueOf,
  SCORE_PARTS,
  type ScorePart,
  sum,
} from "./rules.ts";

const NOTHING: Record<ScorePart, number | null> = {
  profile: 0.8,
  answers: null,
  satisfaction: null,
  interest: null,
  outcomes: null,
};

describe("a revenue", () => {
  it.each([
    ["nothing", [], null, null],
    ["a sale", [312_000_00], null, 9_600_00],
    ["a ledger", [], 6_000_00, 6_000_00],
    ["a ledger that was taken back", [], 0, 0],
    ["a sale and a ledger", [312_000_00], 6_000_00, 15_600_00],
    ["a sale that an agency would have made for less", [40_000_00], null, -500_00],
  ])("of %s", (_name, prices, ledgerCents, total) => {
    const soldPackages = prices.map((price) => sellerPackage(null, price));
    expect(revenueOf({ soldPackages, ledgerCents })?.totalCents ?? null).toBe(total);
  });

  it("says what comes from sales and what from the ledger", () => {
    const soldPackages = [sellerPackage(null, 312_000_00)];
    expect(revenueOf({ soldPackages, ledgerCents: 6_000_00 })).toEqual({
      savingsCents: 9_600_00,
      ledgerCents: 6_000_00,
      totalCents: 15_600_00,
    });
  });
});

test.each([
  [771, 627, 23],
  [50, 100, -50],
  [100, 100, 0],
  [0, 10, -100],
  [10, 0, null],
  [0, 0, null],
])("%i after %i is a change of %s %%", (recent, before, percent) => {
  expect(percentChange(recent, before)).toBe(percent);
});

test("ratios of one kind add up", () => {
  expect(sum({ part: 1, whole: 2 }, { part: 0, whole: 0 }, { part: 3, whole: 3 })).toEqual({
    part: 4,
    whole: 5,
  });
});

test.each([
  [0, "bronze"],
  [399, "bronze"],
  [400, "silver"],
  [699, "silver"],
  [700, "gold"],
  [847, "gold"],
  [899, "gold"],
  [900, "platinum"],
  [MAX_SCORE, "platinum"],
])("a score of %i is of the level %s", (score, level) => {
  expect(levelOf(score)).toBe(level);
});

describe("the global score", () => {
  it("is unknown while nothing but the profile is", () => {
    expect(globalScore(["seller"], NOTHING)).toBeNull();
    expect(globalScore(["trust_manager"], { ...NOTHING, answers: 1 })).toBeNull();
  });

  it("leaves out the parts that concern none of the roles", () => {
    const score = globalScore(["buyer"], { ...NOTHING, answers: 1, satisfaction: 1 });
    expect(score?.parts).toEqual([
      { part: "profile", points: 200, of: 250 },
      { part: "answers", points: 417, of: 417 },
      { part: "outcomes", points: 0, of: 333 },
    ]);
    expect(score?.score).toBe(617);
  });

  it("weighs a part that has no data yet as zero", () => {
    expect(globalScore(["seller"], { ...NOTHING, answers: 1 })?.score).toBe(120 + 250);
  });

  const share = fc.option(fc.double({ min: 0, max: 1, noNaN: true }));
  const shares = fc.record<Record<ScorePart, number | null>>({
    profile: share,
    answers: share,
    satisfaction: share,
    interest: share,
    outcomes: share,
  });
  const roles = fc.subarray<Role>(["buyer", "seller", "ambassador", "trust_manager"]);

  it("lies between 0 and its maximum", () => {
    fc.assert(
      fc.property(roles, shares, (held, known) => {
        const score = globalScore(held, known)?.score ?? 0;
        expect(score).toBeGreaterThanOrEqual(0);
        expect(score).toBeLessThanOrEqual(MAX_SCORE);
      }),
    );
  });

  it("never falls when a part gets better", () => {
    const part = fc.constantFrom(...(Object.keys(SCORE_PARTS) as ScorePart[]));
    fc.assert(
      fc.property(roles, shares, part, (held, known, better) => {
        const before = globalScore(held, known)?.score ?? 0;
        const after = globalScore(held, { ...known, [better]: 1 })?.score ?? 0;
        expect(after).toBeGreaterThanOrEqual(before);
      }),
    );
  });

  it("is reached in full by who does everything", () => {
    const full = { profile: 1, answers: 1, satisfaction: 1, interest: 1, outcomes: 1 };
    expect(globalScore(["seller"], full)?.score).toBe(MAX_SCORE);
    expect(globalScore(["buyer"], full)?.score).toBe(MAX_SCORE);
  });
});
