import { describe, expect, test } from "vitest";
import { writingTime } from "../../kernel/time.ts";
import { dueDay } from "./due-day.ts";

describe("the day for which a job is due", () => {
  test.each([
    // Winter: Paris is an hour ahead.
    ["2026-11-20T22:59:00Z", "2026-11-20", "2026-11-20"],
    ["2026-11-20T23:00:00Z", "2026-11-20", null],
    ["2026-11-20T23:04:59Z", "2026-11-20", null],
    ["2026-11-20T23:05:00Z", "2026-11-21", null],
    ["2026-11-21T07:59:59Z", "2026-11-21", null],
    ["2026-11-21T08:00:00Z", "2026-11-21", "2026-11-21"],
    // Clocks go on at two: the day has 23 hours.
    ["2026-03-28T23:04:00Z", "2026-03-28", null],
    ["2026-03-28T23:05:00Z", "2026-03-29", null],
    ["2026-03-29T00:59:00Z", "2026-03-29", null],
    ["2026-03-29T01:00:00Z", "2026-03-29", null],
    ["2026-03-29T06:59:00Z", "2026-03-29", null],
    ["2026-03-29T07:00:00Z", "2026-03-29", "2026-03-29"],
    ["2026-03-29T22:04:00Z", "2026-03-29", null],
    ["2026-03-29T22:05:00Z", "2026-03-30", null],
    // Clocks go back at three: the hour from two comes twice.
    ["2026-10-24T22:05:00Z", "2026-10-25", null],
    ["2026-10-25T00:30:00Z", "2026-10-25", null],
    ["2026-10-25T01:30:00Z", "2026-10-25", null],
    ["2026-10-25T08:00:00Z", "2026-10-25", "2026-10-25"],
    ["2026-10-25T22:59:00Z", "2026-10-25", "2026-10-25"],
    ["2026-10-25T23:05:00Z", "2026-10-26", null],
    // The last minute of a year.
    ["2026-12-31T22:59:00Z", "2026-12-31", "2026-12-31"],
  ])("is at %s that of %s at midnight, and of %s in the morning", (at, midnight, morning) => {
    const now = new Date(at);
    expect([dueDay("midnight", now), dueDay("morning", now)]).toEqual([midnight, morning]);
  });

  test("is that of its place", () => {
    const now = new Date("2026-11-21T08:30:00Z");
    expect(dueDay("morning", now, "America/Martinique")).toBeNull();
    expect(dueDay("midnight", now, "Indian/Reunion")).toBe("2026-11-21");
    expect(dueDay("midnight", new Date("2026-11-21T03:00:00Z"), "America/Cayenne")).toBe(
      "2026-11-20",
    );
  });
});

describe("people are written to", () => {
  test.each([
    ["2026-11-20T23:05:00Z", "Europe/Paris", "2026-11-21T08:00:00.000Z"],
    ["2026-11-21T07:59:30Z", "Europe/Paris", "2026-11-21T08:00:00.000Z"],
    ["2026-11-21T08:00:30Z", "Europe/Paris", "2026-11-21T08:00:30.000Z"],
    ["2026-11-21T22:59:00Z", "Europe/Paris", "2026-11-21T22:59:00.000Z"],
    // Over both changes of the clock.
    ["2026-03-28T23:05:00Z", "Europe/Paris", "2026-03-29T07:00:00.000Z"],
    ["2026-10-24T22:05:00Z", "Europe/Paris", "2026-10-25T08:00:00.000Z"],
    ["2026-11-20T23:05:00Z", "Indian/Reunion", "2026-11-21T05:00:00.000Z"],
    ["2026-11-21T10:00:00Z", "America/Martinique", "2026-11-21T13:00:00.000Z"],
  ] as const)("of %s in %s at %s", (at, zone, expected) => {
    expect(writingTime(new Date(at), zone).toISOString()).toBe(expected);
  });
});
