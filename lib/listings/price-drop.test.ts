import { expect, test } from "vitest";
import { DAY_MS } from "../kernel/time.ts";
import { isDropShown, lastDrop } from "./price-drop.ts";

const now = new Date("2026-11-27T12:00:00Z");
const ago = (days: number) => new Date(now.getTime() - days * DAY_MS);
const change = (days: number, from: number, to: number) => ({
  at: ago(days),
  fromCents: from * 1_000_00,
  toCents: to * 1_000_00,
});

test.each([
  ["never changed", [], null],
  ["lowered", [change(3, 332, 320)], 332],
  ["raised", [change(3, 320, 332)], null],
  ["lowered in two steps", [change(9, 340, 332), change(3, 332, 320)], 332],
  ["lowered, then raised", [change(9, 332, 320), change(3, 320, 325)], null],
  ["raised to be lowered again", [change(9, 320, 332), change(3, 332, 320)], null],
  ["raised, then lowered below", [change(9, 320, 332), change(3, 332, 310)], 320],
  ["raised long before", [change(60, 320, 332), change(3, 332, 320)], 332],
])("a price that was %s", (_, changes, from) => {
  expect(lastDrop(changes)?.fromCents ?? null).toBe(from && from * 1_000_00);
});

test("a drop is shown until the end of its thirtieth day in Paris", () => {
  const drop = { fromCents: 1, at: new Date("2026-10-28T22:30:00Z") };
  expect(isDropShown(drop, new Date("2026-11-27T22:59:00Z"))).toBe(true);
  expect(isDropShown(drop, new Date("2026-11-27T23:01:00Z"))).toBe(false);
});
