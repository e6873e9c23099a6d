import { expect, test } from "vitest";
import { everyDay, peakOf, periodOf, totalOf } from "./rules.ts";

const row = (day: string, views: number) => ({ day, views, favorites: 0, contacts: 1 });

test.each([
  ["90", 90],
  ["30", 30],
  ["31", 30],
  [undefined, 30],
  [["90"], 30],
])("reads the period %o as %i days", (text, days) => {
  expect(periodOf(text)).toBe(days);
});

test("gives every day of the period, today last, across the change of the clocks", () => {
  const days = everyDay([row("2026-10-25", 7), row("2026-09-01", 9)], "2026-10-26", 4);
  expect(days.map(({ day, views }) => [day, views])).toEqual([
    ["2026-10-23", 0],
    ["2026-10-24", 0],
    ["2026-10-25", 7],
    ["2026-10-26", 0],
  ]);
  expect(totalOf(days, "views")).toBe(7);
  expect(totalOf(days, "contacts")).toBe(1);
});

test("finds the day with the most, the latest of equals", () => {
  expect(peakOf([row("2026-10-24", 3), row("2026-10-25", 3)], "views")?.day).toBe("2026-10-25");
  expect(peakOf([row("2026-10-24", 3)], "favorites")).toBeNull();
});
