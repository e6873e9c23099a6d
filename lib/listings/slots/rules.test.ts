import { expect, test } from "vitest";
import { isDayFull, leavesNotice } from "./rules.ts";

test.each([
  [0, null, false],
  [200, null, false],
  [0, 1, false],
  [1, 1, true],
  [5, 6, false],
  [6, 6, true],
  // A cap that was lowered after they were booked.
  [7, 6, true],
])("a host's day with %d visits, of %j at most, is full: %j", (visits, cap, isFull) => {
  expect(isDayFull(visits, cap)).toBe(isFull);
});

const NOW = new Date("2026-11-24T09:00:00Z");

test.each([
  ["2026-11-24T08:59:59.999Z", 0, false],
  ["2026-11-24T09:00:00.000Z", 0, false],
  ["2026-11-24T09:00:00.001Z", 0, true],
  ["2026-11-24T09:30:00.000Z", 1, false],
  ["2026-11-24T10:00:00.000Z", 1, true],
  ["2026-11-25T08:59:59.999Z", 24, false],
  ["2026-11-25T09:00:00.000Z", 24, true],
])("a slot of %s with a notice of %d hours can be booked: %j", (instant, noticeHours, can) => {
  expect(leavesNotice({ startsAt: new Date(instant) }, { noticeHours }, NOW)).toBe(can);
});
