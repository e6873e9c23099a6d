import { describe, expect, it, test } from "vitest";
import { BADGES, type BadgeCode, badgesOf } from "./rules.ts";

const NOW = new Date("2026-11-21T10:00:00Z");
const ago = (days: number) => new Date(NOW.getTime() - days * 86_400_000);

test("each badge has a code of its own", () => {
  const codes = BADGES.map(({ code }) => code);
  expect(new Set(codes).size).toBe(codes.length);
  expect(codes.length).toBeGreaterThanOrEqual(15);
});

describe("the badges of a person", () => {
  const reached = new Map<BadgeCode, Date>([
    ["first-listing", ago(190)],
    ["first-sale", ago(30)],
    ["fifty-favorites", ago(29.9)],
    ["first-favorite", ago(3)],
  ]);

  it("are those of the roles in force, the latest first", () => {
    const { obtained, missing, recentCount } = badgesOf(["seller"], reached, NOW);
    expect(obtained.map(({ code, recent }) => [code, recent])).toEqual([
      ["fifty-favorites", true],
      ["first-sale", false],
      ["first-listing", false],
    ]);
    expect(recentCount).toBe(1);
    expect(missing).toContain("first-referral");
    expect(missing).not.toContain("first-favorite");
  });

  it("are none for who has done nothing", () => {
    const { obtained, missing } = badgesOf(["buyer"], new Map(), NOW);
    expect(obtained).toEqual([]);
    expect(missing.length).toBeGreaterThan(5);
  });

  it("do not come before their day", () => {
    const early = new Map<BadgeCode, Date>([["first-sale", ago(-1)]]);
    expect(badgesOf(["seller"], early, NOW).obtained).toEqual([]);
  });
});
