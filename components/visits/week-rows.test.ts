import { expect, test } from "vitest";
import { homeClock } from "../../lib/kernel/place.ts";
import type { WeekView } from "../../lib/visits/views.ts";
import { quarterIn, weekRows, zoneOfWeek } from "./week-rows.ts";

const slot = (id: string, startsAt: string, communeCode = "35238") => ({
  ...{ id, startsAt: new Date(startsAt), endsAt: new Date(startsAt) },
  property: { id: "home", title: "Une maison", clock: homeClock(communeCode) },
});
const week = (slots: ReturnType<typeof slot>[]) =>
  ({ days: [{ day: "2026-12-02", visits: [], slots }] }) as unknown as WeekView;

test("hours go from the first to the last in which something begins, empty ones too", () => {
  const rows = weekRows(
    week([slot("a", "2026-12-02T09:45:00Z"), slot("b", "2026-12-02T12:00:00Z")]),
  );
  expect(rows.map(({ hour, days }) => [hour, days[0]?.slots.map(({ id }) => id)])).toEqual([
    [10, ["a"]],
    [11, []],
    [12, []],
    [13, ["b"]],
  ]);
});

test("an hour is that of the home's place", () => {
  const [row, ...others] = weekRows(week([slot("a", "2026-12-02T10:30:00Z", "97302")]));
  expect([row?.hour, others]).toEqual([7, []]);
});

test("the line of now is by the clock of the week's first home", () => {
  expect(zoneOfWeek(week([slot("a", "2026-12-02T10:30:00Z", "97302")]))).toBe("America/Cayenne");
  expect(quarterIn(7, new Date("2026-12-02T10:45:00Z"), "America/Cayenne")).toBe(3);
});

test("a week with nothing has no hours", () => {
  expect(weekRows(week([]))).toEqual([]);
  expect(zoneOfWeek(week([]))).toBeNull();
});

test.each([
  ["2026-12-02T09:00:00Z", 0],
  ["2026-12-02T09:14:59Z", 0],
  ["2026-12-02T09:15:00Z", 1],
  ["2026-12-02T09:59:00Z", 3],
  ["2026-12-02T10:00:00Z", null],
  ["2026-12-02T08:59:00Z", null],
])("at %s the line of now stands in quarter %s of ten o'clock", (now, quarter) => {
  expect(quarterIn(10, new Date(now), "Europe/Paris")).toBe(quarter);
});
