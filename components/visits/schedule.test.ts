import { describe, expect, test } from "vitest";
import { previewOf } from "./schedule-preview.ts";
import { rowsOf } from "./schedule-rows.ts";

/** Monday. */
const NOW = new Date("2026-11-23T08:00:00Z");

const window = (startMinute: number, endMinute: number) => ({ startMinute, endMinute });

function formOf(fields: Record<string, string | readonly string[]>): FormData {
  const form = new FormData();
  const terms = { durationMinutes: "30", bufferMinutes: "15", weeksAhead: "1" };
  for (const [name, value] of Object.entries({ ...terms, ...fields })) {
    for (const each of [value].flat()) form.append(name, each);
  }
  return form;
}

describe("the rows of a schedule", () => {
  test("are two a day, with one more to fill in", () => {
    const rows = rowsOf({
      rules: [
        { weekday: 1, ...window(540, 720) },
        { weekday: 1, ...window(840, 1_440) },
      ],
      exceptions: [
        { day: "2026-12-24", windows: [] },
        { day: "2026-12-28", windows: [window(600, 660)] },
      ],
    });
    expect(rows.weekday.slice(0, 5)).toEqual(["1", "1", "1", "2", "2"]);
    expect(rows.weekday).toHaveLength(15);
    expect(rows.from.slice(0, 3)).toEqual(["09:00", "14:00", ""]);
    expect(rows.to.slice(0, 3)).toEqual(["12:00", "00:00", ""]);
    expect(rows.exceptionDay).toEqual(["2026-12-24", "2026-12-28", "", "", ""]);
    expect(rows.exceptionFrom.slice(0, 2)).toEqual(["", "10:00"]);
  });
});

describe("the preview", () => {
  const monday = { weekday: ["1", "1"], from: ["09:00", ""], to: ["12:00", ""] };

  test("counts what would be open from now on", () => {
    // Four a Monday; the first of today has begun.
    expect(previewOf(formOf(monday), NOW, "Europe/Paris")).toEqual({
      count: 7,
      last: "2026-11-30",
    });
  });

  test("leaves out what comes sooner than the notice", () => {
    expect(previewOf(formOf({ ...monday, noticeHours: "24" }), NOW, "Europe/Paris")?.count).toBe(4);
  });

  test("knows days apart", () => {
    const closed = { exceptionDay: ["2026-11-30"], exceptionFrom: [""], exceptionTo: [""] };
    expect(previewOf(formOf({ ...monday, ...closed }), NOW, "Europe/Paris")).toEqual({
      count: 3,
      last: "2026-11-23",
    });
  });

  test.each([
    ["a time that is no quarter", { from: "09:07" }],
    ["an end before its beginning", { to: "08:00" }],
    ["half a window", { to: "" }],
  ])("leaves out %s", (_title, changes) => {
    const row = { weekday: "1", from: "09:00", to: "12:00", ...changes };
    expect(previewOf(formOf(row), NOW, "Europe/Paris")).toEqual({ count: 0, last: null });
  });

  test("says nothing without its numbers", () => {
    expect(previewOf(formOf({ ...monday, weeksAhead: "" }), NOW, "Europe/Paris")).toBeNull();
  });
});
