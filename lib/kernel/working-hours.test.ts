import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { TIME_ZONE, ZONES, type Zone } from "./time.ts";
import { afterWorkingMinutes, workingMinutesBetween } from "./working-hours.ts";

const FOUR_HOURS = 240;

describe("four working hours", () => {
  test.each<[what: string, from: string, due: string, zone?: Zone]>([
    ["of the day", "2026-11-23T10:00:00+01:00", "2026-11-23T14:00:00+01:00"],
    ["to the end of the day", "2026-11-23T16:00:00+01:00", "2026-11-23T20:00:00+01:00"],
    ["over the night", "2026-11-23T18:00:00+01:00", "2026-11-24T11:00:00+01:00"],
    ["from the night on", "2026-11-24T03:00:00+01:00", "2026-11-24T13:00:00+01:00"],
    ["from the very end of a day", "2026-11-23T20:00:00+01:00", "2026-11-24T13:00:00+01:00"],
    ["before midnight", "2026-11-23T23:59:59+01:00", "2026-11-24T13:00:00+01:00"],
    ["from midnight on", "2026-11-24T00:00:00+01:00", "2026-11-24T13:00:00+01:00"],
    ["from Saturday to Sunday", "2026-11-28T19:30:00+01:00", "2026-11-29T12:30:00+01:00"],
    ["over the end of a month", "2026-11-30T18:00:00+01:00", "2026-12-01T11:00:00+01:00"],
    ["over the end of a year", "2026-12-31T17:15:00+01:00", "2027-01-01T10:15:00+01:00"],
    ["over the 29th of February", "2028-02-28T18:00:00+01:00", "2028-02-29T11:00:00+01:00"],
    ["as clocks go forward", "2026-03-28T18:00:00+01:00", "2026-03-29T11:00:00+02:00"],
    ["in the night that is short", "2026-03-29T01:30:00+01:00", "2026-03-29T13:00:00+02:00"],
    ["as clocks go back", "2026-10-24T18:00:00+02:00", "2026-10-25T11:00:00+01:00"],
    ["in the hour that comes twice", "2026-10-25T02:30:00+02:00", "2026-10-25T13:00:00+01:00"],
    ["of La Réunion", "2026-11-23T18:00:00+04:00", "2026-11-24T11:00:00+04:00", "Indian/Reunion"],
    ["of Mayotte", "2026-11-24T03:00:00+03:00", "2026-11-24T13:00:00+03:00", "Indian/Mayotte"],
    [
      "of Guadeloupe, where it is the day before",
      "2026-11-24T03:00:00+01:00",
      "2026-11-24T13:00:00-04:00",
      "America/Guadeloupe",
    ],
    [
      "of Martinique, while clocks change in Paris",
      "2026-03-29T18:00:00-04:00",
      "2026-03-30T11:00:00-04:00",
      "America/Martinique",
    ],
    ["of Guyane", "2026-10-25T16:30:00-03:00", "2026-10-26T09:30:00-03:00", "America/Cayenne"],
  ])("%s", (_what, from, due, zone = TIME_ZONE) => {
    const end = afterWorkingMinutes(new Date(from), FOUR_HOURS, zone);
    expect(end.toISOString()).toBe(new Date(due).toISOString());
    expect(workingMinutesBetween(new Date(from), end, zone)).toBe(FOUR_HOURS);
  });

  test("an hour more ends an hour later, or after the night", () => {
    const at = new Date("2026-11-23T15:30:00+01:00");
    const ends = [180, 240, 270, 271].map((minutes) =>
      afterWorkingMinutes(at, minutes, TIME_ZONE).toISOString(),
    );
    expect(ends).toEqual([
      "2026-11-23T17:30:00.000Z",
      "2026-11-23T18:30:00.000Z",
      "2026-11-23T19:00:00.000Z",
      "2026-11-24T08:01:00.000Z",
    ]);
  });
});

test("what was counted forward is counted back, at any time and in any zone", () => {
  const instant = fc.date({
    min: new Date("2026-01-01T00:00:00Z"),
    max: new Date("2028-12-31T00:00:00Z"),
    noInvalidDate: true,
  });
  fc.assert(
    fc.property(
      instant,
      fc.integer({ min: 1, max: 4_000 }),
      fc.constantFrom(...ZONES),
      (at, minutes, zone) => {
        const end = afterWorkingMinutes(at, minutes, zone);
        expect(workingMinutesBetween(at, end, zone)).toBeCloseTo(minutes, 3);
        expect(end.getTime()).toBeGreaterThan(at.getTime());
      },
    ),
  );
});

test("nothing is counted backwards", () => {
  const [earlier, later] = [new Date("2026-11-23T10:00:00Z"), new Date("2026-11-23T12:00:00Z")];
  expect(workingMinutesBetween(earlier, later, TIME_ZONE)).toBe(120);
  expect(workingMinutesBetween(later, earlier, TIME_ZONE)).toBe(0);
});
