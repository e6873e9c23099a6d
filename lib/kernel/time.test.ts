import { expect, test } from "vitest";
import { civilDay, civilDaysBetween, mondayOf, shiftCivilDay, startOfCivilDay } from "./time.ts";

test.each([
  ["2026-11-21T22:59:59Z", "2026-11-21"],
  ["2026-11-21T23:00:00Z", "2026-11-22"],
  ["2026-07-01T21:59:59Z", "2026-07-01"],
  ["2026-07-01T22:00:00Z", "2026-07-02"],
])("gives the Paris day of %s", (instant, day) => {
  expect(civilDay(new Date(instant))).toBe(day);
});

test.each([
  ["2026-11-21T08:00:00Z", "2026-11-21T20:00:00Z", 0],
  ["2026-11-21T22:30:00Z", "2026-11-21T23:30:00Z", 1],
  // Across the change to summer time, when a day has 23 hours.
  ["2026-03-28T23:30:00Z", "2026-03-29T22:30:00Z", 1],
  ["2026-11-21T08:00:00Z", "2026-11-20T08:00:00Z", -1],
])("counts the civil days from %s to %s", (from, to, days) => {
  expect(civilDaysBetween(new Date(from), new Date(to))).toBe(days);
});

test.each([
  ["2026-03-01", -1, "2026-02-28"],
  ["2026-03-28", 2, "2026-03-30"],
  ["2026-10-25", -30, "2026-09-25"],
  ["2026-12-31", 1, "2027-01-01"],
])("shifts %s by %i days", (day, days, shifted) => {
  expect(shiftCivilDay(day, days)).toBe(shifted);
});

test("a civil day begins at midnight in Paris, on every day of some years", () => {
  for (let day = "2024-12-01"; day < "2028-01-01"; day = shiftCivilDay(day, 1)) {
    const start = startOfCivilDay(day);
    expect(civilDay(start)).toBe(day);
    expect(civilDay(new Date(start.getTime() - 1))).toBe(shiftCivilDay(day, -1));
  }
});

test.each([
  ["2026-11-23", "2026-11-23"],
  ["2026-11-29", "2026-11-23"],
  ["2027-01-01", "2026-12-28"],
  ["2027-03-28", "2027-03-22"],
])("the week of %s begins on %s", (day, monday) => {
  expect(mondayOf(day)).toBe(monday);
});
