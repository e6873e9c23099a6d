import { expect, test } from "vitest";
import {
  civilDay,
  civilDaysBetween,
  clockTime,
  endOfCivilDay,
  instantOf,
  mondayOf,
  shiftCivilDay,
  startOfCivilDay,
  writingTime,
  ZONES,
  type Zone,
} from "./time.ts";

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

test.each(ZONES)(
  "a civil day begins and ends at midnight of %s, on every day of some years",
  (zone) => {
    for (let day = "2024-12-01"; day < "2028-01-01"; day = shiftCivilDay(day, 1)) {
      const start = startOfCivilDay(day, zone);
      expect([civilDay(start, zone), clockTime(start, zone)]).toEqual([day, "00:00"]);
      expect(civilDay(new Date(start.getTime() - 1), zone)).toBe(shiftCivilDay(day, -1));
      expect(endOfCivilDay(day, zone)).toEqual(startOfCivilDay(shiftCivilDay(day, 1), zone));
    }
  },
);

test.each<[Zone, string, string]>([
  ["Europe/Paris", "2026-11-28", "2026-11-27T23:00:00.000Z"],
  ["Europe/Paris", "2026-07-01", "2026-06-30T22:00:00.000Z"],
  ["America/Cayenne", "2026-11-28", "2026-11-28T03:00:00.000Z"],
  ["America/Martinique", "2026-11-28", "2026-11-28T04:00:00.000Z"],
  ["America/Guadeloupe", "2026-07-01", "2026-07-01T04:00:00.000Z"],
  ["Indian/Reunion", "2026-11-28", "2026-11-27T20:00:00.000Z"],
  ["Indian/Mayotte", "2026-07-01", "2026-06-30T21:00:00.000Z"],
])("in %s, %s begins at %s", (zone, day, start) => {
  expect(startOfCivilDay(day, zone).toISOString()).toBe(start);
});

test.each<[Zone, string, number, string | null]>([
  // Both changes of the clocks of Paris: an hour that is skipped, and the first of one that occurs twice.
  ["Europe/Paris", "2026-03-29", 90, "2026-03-29T00:30:00.000Z"],
  ["Europe/Paris", "2026-03-29", 119, "2026-03-29T00:59:00.000Z"],
  ["Europe/Paris", "2026-03-29", 120, null],
  ["Europe/Paris", "2026-03-29", 179, null],
  ["Europe/Paris", "2026-03-29", 180, "2026-03-29T01:00:00.000Z"],
  ["Europe/Paris", "2026-10-25", 120, "2026-10-25T00:00:00.000Z"],
  ["Europe/Paris", "2026-10-25", 179, "2026-10-25T00:59:00.000Z"],
  ["Europe/Paris", "2026-10-25", 180, "2026-10-25T02:00:00.000Z"],
  ["Europe/Paris", "2026-10-24", 1_440, "2026-10-24T22:00:00.000Z"],
  // Clocks overseas never change.
  ["America/Cayenne", "2026-03-29", 150, "2026-03-29T05:30:00.000Z"],
  ["America/Martinique", "2026-10-25", 1_410, "2026-10-26T03:30:00.000Z"],
  ["Indian/Reunion", "2026-03-29", 150, "2026-03-28T22:30:00.000Z"],
  ["Indian/Reunion", "2026-03-29", 1_440, "2026-03-29T20:00:00.000Z"],
])("clocks of %s show on %s, %i minutes after midnight, at %s", (zone, day, minute, instant) => {
  expect(instantOf(day, minute, zone)?.toISOString() ?? null).toBe(instant);
});

test.each<[Zone, string, string, string]>([
  ["America/Cayenne", "2026-11-28T02:30:00Z", "2026-11-27", "23:30"],
  ["America/Martinique", "2026-11-28T04:00:00Z", "2026-11-28", "00:00"],
  ["Indian/Reunion", "2026-11-27T20:30:00Z", "2026-11-28", "00:30"],
])("in %s, %s is %s at %s", (zone, instant, day, clock) => {
  expect([civilDay(new Date(instant), zone), clockTime(new Date(instant), zone)]).toEqual([
    day,
    clock,
  ]);
});

test.each<[Zone, string, string]>([
  // One o'clock in Saint-Denis is the evening before in Paris: nobody is written to there before nine.
  ["Indian/Reunion", "2026-11-27T21:00:00Z", "2026-11-28T05:00:00.000Z"],
  ["America/Cayenne", "2026-11-28T08:00:00Z", "2026-11-28T12:00:00.000Z"],
  ["America/Cayenne", "2026-11-28T13:00:00Z", "2026-11-28T13:00:00.000Z"],
])("people of %s are written to of what happened at %s at %s", (zone, at, written) => {
  expect(writingTime(new Date(at), zone).toISOString()).toBe(written);
});

test.each([
  ["2026-11-23", "2026-11-23"],
  ["2026-11-29", "2026-11-23"],
  ["2027-01-01", "2026-12-28"],
  ["2027-03-28", "2027-03-22"],
])("the week of %s begins on %s", (day, monday) => {
  expect(mondayOf(day)).toBe(monday);
});
