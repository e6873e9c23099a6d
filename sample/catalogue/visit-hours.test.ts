import { describe, expect, it } from "vitest";
import { drawFor } from "./draw.ts";
import { drawVisitTimes, visitHours } from "./visit-hours.ts";

const inParis = new Intl.DateTimeFormat("fr-FR", {
  timeZone: "Europe/Paris",
  weekday: "long",
  hour: "2-digit",
  minute: "2-digit",
});
const minutesInParis = (instant: number) => {
  const text = inParis.format(instant);
  const [hour = "", minute = ""] = text.match(/\d{2}/g) ?? [];
  return Number(hour) * 60 + Number(minute);
};

describe.each([
  ["in winter", "2026-01-14T10:20:00Z"],
  ["in summer", "2026-07-14T10:20:00Z"],
  ["across the change to summer time", "2026-03-20T22:40:00Z"],
  ["across the change to winter time", "2026-10-19T23:10:00Z"],
])("visit hours %s", (_, now) => {
  const days = visitHours(Date.parse(now));

  it("run from 9 h to 20 h in Paris, never on Sunday", () => {
    for (const day of days) {
      expect(minutesInParis(day[0]?.startsAt ?? 0)).toBe(9 * 60);
      expect(minutesInParis(day.at(-1)?.endsAt ?? 0)).toBe(20 * 60);
      for (const { startsAt, endsAt } of day) {
        expect(endsAt - startsAt).toBe(30 * 60_000);
        expect(inParis.format(startsAt)).not.toContain("dimanche");
      }
    }
  });

  it("cover twelve days after today", () => {
    expect(days).toHaveLength(12);
    const starts = days.flat().map(({ startsAt }) => startsAt);
    expect(Math.min(...starts)).toBeGreaterThan(Date.parse(now));
    expect(new Set(starts).size).toBe(starts.length);
  });

  it("are drawn three to six at a time, ascending", () => {
    for (let index = 0; index < 300; index += 1) {
      const times = drawVisitTimes(drawFor(7, index), days).map(({ startsAt }) => startsAt);
      expect(times.length).toBeGreaterThanOrEqual(3);
      expect(times.length).toBeLessThanOrEqual(6);
      expect(times.toSorted((a, b) => a - b)).toEqual(times);
      expect(new Set(times).size).toBe(times.length);
    }
  });
});
