import { describe, expect, test } from "vitest";
import { compareHalves, monthsUntil, sumBySpan, totalOfTrend, weeksUntil } from "./rules.ts";

describe("weeks", () => {
  test.each([
    ["2026-11-23", "2026-11-23"],
    ["2026-11-29", "2026-11-23"],
    ["2026-03-01", "2026-02-23"],
    ["2027-01-01", "2026-12-28"],
  ])("%s is of the week of Monday %s", (day, monday) => {
    expect(weeksUntil(day, 1)).toMatchObject([{ start: monday }]);
  });

  test("begin at midnight of Paris, through both changes of the clocks", () => {
    expect(weeksUntil("2026-10-28", 2)).toEqual([
      {
        start: "2026-10-19",
        from: new Date("2026-10-18T22:00:00Z"),
        to: new Date("2026-10-25T23:00:00Z"),
      },
      {
        start: "2026-10-26",
        from: new Date("2026-10-25T23:00:00Z"),
        to: new Date("2026-11-01T23:00:00Z"),
      },
    ]);
    expect(weeksUntil("2026-03-29", 1)[0]?.to).toEqual(new Date("2026-03-29T22:00:00Z"));
  });
});

test("months are thirty days each, the last of them until now", () => {
  expect(monthsUntil(new Date("2026-02-28T10:00:00Z"), 2)).toEqual([
    {
      start: "2025-12-30",
      from: new Date("2025-12-30T10:00:00.001Z"),
      to: new Date("2026-01-29T10:00:00.001Z"),
    },
    {
      start: "2026-01-29",
      from: new Date("2026-01-29T10:00:00.001Z"),
      to: new Date("2026-02-28T10:00:00.001Z"),
    },
  ]);
});

test("an instant counts in the span that it is in, by the clock of Paris", () => {
  const weeks = weeksUntil("2026-11-23", 2);
  const at = (instant: string, amount = 1) => ({ at: new Date(instant), amount });
  expect(
    sumBySpan(weeks, [
      at("2026-11-15T22:59:59Z"),
      at("2026-11-15T23:00:00Z", 2),
      at("2026-11-22T22:59:59Z", 3),
      at("2026-11-22T23:00:00Z", -4),
      at("2026-11-29T23:00:00Z"),
    ]),
  ).toEqual([5, -4]);
});

test("each span is compared with the one a period before", () => {
  const points = compareHalves(weeksUntil("2026-11-23", 4), [1, 2, 3, 4]);
  expect(points).toEqual([
    { start: "2026-11-16", value: 3, before: 1 },
    { start: "2026-11-23", value: 4, before: 2 },
  ]);
  expect(totalOfTrend(points)).toEqual({ value: 7, before: 3 });
});
