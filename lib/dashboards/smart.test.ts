import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { type LooperRecord, looperLevelOf, MAX_SMART, smartScore } from "./smart.ts";

const RECORD: LooperRecord = {
  leads: { total: 14, takenUp: 11, won: 5, lost: 3 },
  visitsOrganised: 28,
  daysActive: 410,
  reviews: { part: 0, whole: 0 },
  answers: { part: 2, whole: 2 },
};
const NOTHING: LooperRecord = {
  leads: { total: 0, takenUp: 0, won: 0, lost: 0 },
  visitsOrganised: 0,
  daysActive: 3,
  reviews: { part: 0, whole: 0 },
  answers: { part: 0, whole: 0 },
};

test.each([
  [5, "platinum"],
  [4.8, "platinum"],
  [4.7, "gold"],
  [4, "gold"],
  [3.9, "silver"],
  [2.9, "bronze"],
  [0, "bronze"],
])("a SMART score of %d is of the level %s", (score, level) => {
  expect(looperLevelOf(score)).toBe(level);
});

describe("the SMART score", () => {
  it("is unknown for who has done nothing yet", () => {
    expect(smartScore(NOTHING)).toBeNull();
  });

  it("is the mean of the parts that are known", () => {
    expect(smartScore(RECORD)).toEqual({
      score: 4.7,
      level: "gold",
      parts: [
        { part: "followUp", score: 3.9 },
        { part: "matching", score: 5 },
        { part: "reviews", score: null },
        { part: "responsiveness", score: 5 },
        { part: "conversion", score: 5 },
      ],
    });
  });

  it("holds it against a looper with leads that no visit was organised", () => {
    const idle = smartScore({ ...RECORD, visitsOrganised: 0 });
    expect(idle?.parts.find(({ part }) => part === "matching")?.score).toBe(0);
    expect(idle?.score).toBeLessThan(4.7);
  });

  it("asks for two visits a month, the first month counted whole", () => {
    const matching = (visitsOrganised: number, daysActive: number) =>
      smartScore({ ...NOTHING, visitsOrganised, daysActive })?.score;
    expect(matching(1, 2)).toBe(2.5);
    expect(matching(2, 30)).toBe(5);
    expect(matching(2, 60)).toBe(2.5);
  });

  it("lies between 0 and 5", () => {
    const count = fc.nat(400);
    fc.assert(
      fc.property(
        count,
        count,
        count,
        count,
        count,
        count,
        (taken, left, won, lost, visits, days) => {
          const score = smartScore({
            leads: { total: taken + left, takenUp: taken, won, lost },
            visitsOrganised: visits,
            daysActive: days,
            reviews: { part: taken, whole: taken + left },
            answers: { part: won, whole: won + lost },
          });
          expect(score?.score ?? 0).toBeGreaterThanOrEqual(0);
          expect(score?.score ?? 0).toBeLessThanOrEqual(MAX_SMART);
        },
      ),
    );
  });
});
