import { describe, expect, test } from "vitest";
import { areAtOnce, haveNoOpinion, type PaidVisitFacts, suspicionsOf } from "./suspicions.ts";

const UNTIL = new Date("2026-11-29T23:00:00Z");
const daysBack = (days: number, minutes = 0) =>
  new Date(UNTIL.getTime() - days * 86_400_000 + minutes * 60_000);

const visit = (
  id: string,
  days: number,
  overrides: Partial<PaidVisitFacts> = {},
): PaidVisitFacts => ({
  ...{ id, looperId: "looper", buyerId: id, hasOpinion: true, isQuickFromOneNetwork: false },
  ...{ startsAt: daysBack(days), endsAt: daysBack(days, 30), completedAt: daysBack(days, 5) },
  ...overrides,
});

const found = (week: PaidVisitFacts[], before: PaidVisitFacts[] = []) =>
  Object.fromEntries(suspicionsOf(week, [...week, ...before], UNTIL));

describe("what is looked at each time", () => {
  test("is nothing of visits that have nothing in common", () => {
    expect(found([visit("a", 1), visit("b", 2), visit("c", 3)])).toEqual({});
  });

  test.each<[string, number[], boolean]>([
    ["three in ninety days", [30, 89], true],
    ["two", [30], false],
    ["the third of before", [30, 91], false],
  ])("is one buyer with one looper: %s", (_title, days, holds) => {
    const same = { buyerId: "buyer" };
    const before = days.map((day) => visit(`v${day}`, day, same));
    const expected = holds ? { a: ["same_pair"] } : {};
    expect(found([visit("a", 2, same)], before)).toEqual(expected);
  });

  test("is not the same buyer with other loopers", () => {
    const same = { buyerId: "buyer" };
    const others = ["x", "y"].map((looperId) => visit(looperId, 9, { ...same, looperId }));
    expect(found([visit("a", 2, same)], others)).toEqual({});
  });

  test("is a code that was typed at once from the visitor's network", () => {
    expect(found([visit("a", 2, { isQuickFromOneNetwork: true }), visit("b", 3)])).toEqual({
      a: ["quick_code"],
    });
  });

  test.each<[string, number, boolean]>([
    ["as the other begins", 0, true],
    ["within it", 29, true],
    ["as it ends", 30, false],
    ["after it", 45, false],
  ])("is two visits of one host at once: %s", (_title, minutes, holds) => {
    const second = {
      ...{ startsAt: daysBack(2, minutes), endsAt: daysBack(2, minutes + 30) },
    };
    const both = [visit("a", 2), visit("b", 2, second)];
    const expected = holds ? { a: ["two_at_once"], b: ["two_at_once"] } : {};
    expect(found(both)).toEqual(expected);
    const [first] = both;
    if (first) expect(areAtOnce(first, { ...first, ...second })).toBe(holds);
    // Of two hosts each has one.
    expect(found([visit("a", 2), visit("b", 2, { ...second, looperId: "other" })])).toEqual({});
  });

  test.each<[string, number, number | null, boolean]>([
    ["ten without", 10, null, true],
    ["nine without", 9, null, false],
    ["ten, the last with one", 10, 0, false],
    ["ten, the first with one", 10, 9, false],
    ["eleven, the first with one", 11, 10, true],
  ])("is a looper whose last visits have no opinion: %s", (_title, count, withOne, holds) => {
    const all = Array.from({ length: count }, (_, index) =>
      visit(`v${index}`, index + 1, { hasOpinion: index === withOne }),
    );
    expect(haveNoOpinion(all)).toBe(holds);
    expect(found(all.slice(0, 1), all.slice(1))).toEqual(holds ? { v0: ["no_opinion"] } : {});
  });

  test("is all that holds, in one order", () => {
    const odd = { buyerId: "b", hasOpinion: false, isQuickFromOneNetwork: true };
    const all = Array.from({ length: 10 }, (_, index) => visit(`v${index}`, 1, odd));
    expect(found(all.slice(0, 1), all.slice(1))).toEqual({
      v0: ["same_pair", "quick_code", "two_at_once", "no_opinion"],
    });
  });
});
