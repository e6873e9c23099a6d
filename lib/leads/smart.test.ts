import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { type LooperRecord, looperLevelOf, MAX_SMART, smartScore } from "./smart.ts";

const RECORD: LooperRecord = {
  offers: { part: 14, whole: 18 },
  replyMinutes: [240, 200],
  deeds: { part: 5, whole: 8 },
  visitsOrganised: 28,
  daysActive: 410,
  reviews: { part: 0, whole: 0 },
};
const NOTHING: LooperRecord = {
  offers: { part: 0, whole: 0 },
  replyMinutes: [],
  deeds: { part: 0, whole: 0 },
  visitsOrganised: 0,
  daysActive: 3,
  reviews: { part: 0, whole: 0 },
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
  it("is unknown for a new looper, until five leads or three visits", () => {
    const known = (whole: number, visitsOrganised: number) =>
      smartScore({ ...NOTHING, offers: { part: 0, whole }, visitsOrganised }) !== null;
    expect([known(0, 0), known(4, 2), known(5, 0), known(0, 3)]).toEqual([
      false,
      false,
      true,
      true,
    ]);
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

  it("falls with leads that were left to another, and with visits that were not organised", () => {
    const silent = smartScore({ ...RECORD, offers: { part: 14, whole: 19 } });
    expect(silent?.parts[0]?.score).toBe(3.7);
    const idle = smartScore({ ...RECORD, visitsOrganised: 0 });
    expect(idle?.parts[1]?.score).toBe(0);
    expect(idle?.score).toBeLessThan(4.7);
  });

  it.each([
    [[240], 5],
    [[241, 1, 500], 5],
    [[480], 2.5],
    [[60, 300, 660], 4],
    [[100, 500], 4],
  ])("weighs the median first message of %j minutes as %d of five", (replyMinutes, marks) => {
    expect(smartScore({ ...RECORD, replyMinutes })?.parts[3]?.score).toBe(marks);
  });

  it("asks for two visits a month, the first month counted whole", () => {
    const matching = (visitsOrganised: number, daysActive: number) =>
      smartScore({ ...NOTHING, visitsOrganised, daysActive })?.score;
    expect(matching(3, 2)).toBe(5);
    expect(matching(4, 60)).toBe(5);
    expect(matching(3, 90)).toBe(2.5);
  });

  it("lies between 0 and 5", () => {
    const count = fc.nat(400);
    fc.assert(
      fc.property(
        ...([count, count, count, count, count, fc.array(fc.nat(10_000))] as const),
        (taken, left, won, visits, days, replyMinutes) => {
          const score = smartScore({
            offers: { part: taken, whole: taken + left },
            replyMinutes,
            deeds: { part: won, whole: won + left },
            visitsOrganised: visits,
            daysActive: days,
            reviews: { part: taken, whole: taken + left },
          });
          expect(score?.score ?? 0).toBeGreaterThanOrEqual(0);
          expect(score?.score ?? 0).toBeLessThanOrEqual(MAX_SMART);
        },
      ),
    );
  });
});
