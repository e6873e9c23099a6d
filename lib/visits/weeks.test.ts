import { expect, test } from "vitest";
import { weeksOf } from "./weeks.ts";

test("there are whole weeks from the first time to the last, by the days of Paris", () => {
  const at = (text: string) => ({ startsAt: new Date(text) });
  const weeks = weeksOf(
    [
      at("2026-11-24T09:00:00Z"),
      at("2026-11-24T10:00:00Z"),
      // Half past midnight on the eighth.
      at("2026-12-07T23:30:00Z"),
    ],
    "Europe/Paris",
  );
  expect(weeks.map((week) => week[0]?.day)).toEqual(["2026-11-23", "2026-11-30", "2026-12-07"]);
  expect(weeks.every((week) => week.length === 7)).toBe(true);
  expect(weeks.flat().filter(({ count }) => count > 0)).toEqual([
    { day: "2026-11-24", count: 2 },
    { day: "2026-12-08", count: 1 },
  ]);
  expect(weeksOf([], "Europe/Paris")).toEqual([]);
});
