import { expect, test } from "vitest";
import { weekToTell } from "./weeks.ts";

const LAST = { from: "2026-11-16", to: "2026-11-22" };

test.each([
  ["2026-11-22T12:00Z", null],
  // Midnight in Paris.
  ["2026-11-22T23:00Z", LAST],
  ["2026-11-23T12:00Z", LAST],
  ["2026-11-25T22:59Z", LAST],
  ["2026-11-25T23:00Z", null],
  ["2026-10-26T08:00Z", { from: "2026-10-19", to: "2026-10-25" }],
])("at %s", (now, week) => {
  expect(weekToTell(new Date(now))).toEqual(week);
});
