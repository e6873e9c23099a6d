import { describe, expect, it } from "vitest";
import {
  formatCivilDate,
  formatDate,
  formatDateTime,
  formatFullDate,
  formatMoment,
  formatMonth,
  formatShortDate,
  formatTime,
  formatWeekday,
} from "./format-date.ts";
import { homeClock, namedClock } from "./place.ts";

/** Shows the no-break space as `_` so that tables stay readable. */
const visible = (text: string) => text.replaceAll("\u00a0", "_");

describe("dates in Paris", () => {
  it.each([
    ["2026-03-12T10:00:00Z", "12 mars 2026", "12/03/2026", "jeudi 12 mars", "mars 2026"],
    ["2026-03-01T10:00:00Z", "1er mars 2026", "01/03/2026", "dimanche 1er mars", "mars 2026"],
    // 23:30 in UTC is already the next day in Paris.
    ["2026-07-13T23:30:00Z", "14 juillet 2026", "14/07/2026", "mardi 14 juillet", "juillet 2026"],
    ["2025-12-31T23:00:00Z", "1er janvier 2026", "01/01/2026", "jeudi 1er janvier", "janvier 2026"],
  ])("shows the civil day of %s", (instant, long, short, weekday, month) => {
    expect(formatDate(instant)).toBe(long);
    expect(formatDate(new Date(instant))).toBe(long);
    expect(formatShortDate(instant)).toBe(short);
    expect(formatWeekday(instant)).toBe(weekday);
    expect(formatFullDate(instant)).toBe(`${weekday} ${long.slice(-4)}`);
    expect(formatMonth(instant)).toBe(month);
  });

  it.each([
    ["2026-01-15T08:00:00Z", "9_h"],
    ["2026-07-15T08:05:00Z", "10_h_05"],
    ["2026-01-15T13:30:00Z", "14_h_30"],
    ["2026-01-14T23:00:00Z", "0_h"],
  ])("shows the time of %s as %s, summer time included", (instant, expected) => {
    expect(visible(formatTime(instant))).toBe(expected);
  });

  it("shows a day and a time", () => {
    expect(visible(formatDateTime("2026-03-12T13:30:00Z"))).toBe("jeudi 12 mars à 14_h_30");
  });

  it.each([
    ["97411", null, "jeudi 12 mars à 17_h_30 (heure de La Réunion)"],
    ["97302", null, "jeudi 12 mars à 10_h_30 (heure de Guyane)"],
    ["97209", null, "jeudi 12 mars à 9_h_30 (heure de Martinique)"],
    ["35238", null, "jeudi 12 mars à 14_h_30"],
    ["35238", "97400", "jeudi 12 mars à 14_h_30 (heure de Paris)"],
  ])(
    "says whose hour it is: of a home of %s to a reader of %s",
    (communeCode, reader, expected) => {
      const clock = homeClock(communeCode, reader);
      expect(visible(formatDateTime("2026-03-12T13:30:00Z", clock))).toBe(expected);
    },
  );

  it("shows the day of the home", () => {
    const evening = "2026-02-28T22:30:00Z";
    expect(formatWeekday(evening, "Indian/Reunion")).toBe("dimanche 1er mars");
    expect(formatDate(evening, "America/Cayenne")).toBe("28 février 2026");
    expect(visible(formatMoment(evening, namedClock("97411")))).toBe(
      "1er mars 2026 à 2_h_30 (heure de La Réunion)",
    );
  });

  it("shows a civil date whatever the machine's zone", () => {
    expect(formatCivilDate("2026-01-01")).toBe("1er janvier 2026");
  });

  it("refuses an invalid date", () => {
    expect(() => formatDate("hier")).toThrow(RangeError);
  });
});
