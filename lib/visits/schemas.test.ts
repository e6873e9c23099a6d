import { describe, expect, test } from "vitest";
import { newId } from "../kernel/ids.ts";
import { scheduleFormSchema } from "./schedule/schemas.ts";
import { bookingSchema, VISIT_FORMS, visitChangeSchema } from "./schemas.ts";

const slotId = newId();
const visitId = newId();

test.each([
  [{ slotId, type: "physical" }, true],
  [{ slotId, type: "virtual", notes: "Bonjour" }, true],
  [{ slotId, type: "physical", notes: "x".repeat(501) }, false],
  [{ slotId, type: "drone" }, false],
  [{ slotId: "../x", type: "physical" }, false],
  [{ slotId, type: "physical", admin: true }, false],
  [{ slotId, type: "physical", asBuyer: "on" }, true],
  [null, false],
])("booking %j is read: %j", (input, isRead) => {
  expect(bookingSchema.safeParse(input).success).toBe(isRead);
});

test.each([
  ["https://meet.example.org/abc", true],
  ["http://meet.example.org/abc", false],
  ["javascript:alert(1)", false],
  ["https://user:pass@example.org/", false],
  ["https://localhost/", false],
  ["https://exa mple.org", false],
  ["", false],
  [`https://example.org/${"x".repeat(500)}`, false],
])("%s is where a visit can take place: %j", (meetingUrl, isRead) => {
  expect(VISIT_FORMS["set-link"].safeParse({ visitId, meetingUrl }).success).toBe(isRead);
});

test.each([
  [{ action: "confirm" }, true],
  [{ action: "confirm", meetingUrl: "https://meet.example.org" }, true],
  [{ action: "accept" }, true],
  [{ action: "accept", reason: "x" }, false],
  [{ action: "cancel", reason: "visitor_unavailable" }, true],
  [{ action: "cancel", reason: "listing_paused" }, false],
  [{ action: "cancel" }, false],
  [{ action: "propose", startsAt: "2026-11-24T10:00:00+01:00" }, true],
  [{ action: "propose", startsAt: "2026-11-24T10:00:00" }, false],
  [{ action: "propose", startsAt: "demain" }, false],
  [{ action: "complete", code: "012345" }, true],
  [{ action: "complete", code: 12345 }, false],
  [{ action: "feedback", rating: 5, comment: "Lumineux." }, true],
  [{ action: "feedback", rating: 6 }, false],
  [{ action: "feedback", rating: 4.5 }, false],
  [{ action: "delete" }, false],
  [{}, false],
])("change %j is read: %j", (input, isRead) => {
  expect(visitChangeSchema.safeParse(input).success).toBe(isRead);
});

test("a form's rating is a number, its empty comment none", () => {
  expect(VISIT_FORMS.feedback.parse({ visitId, rating: "4", comment: " " })).toEqual({
    visitId,
    rating: 4,
    comment: null,
  });
});

describe("a schedule's form", () => {
  const form = (overrides: Record<string, unknown> = {}) => ({
    propertyId: slotId,
    durationMinutes: "30",
    bufferMinutes: "15",
    noticeHours: "24",
    dailyCap: "6",
    weeksAhead: "3",
    physical: "on",
    weekday: ["1", "2", "3"],
    from: ["09:00", undefined, "18:00"],
    to: ["12:00", undefined, "00:00"],
    exceptionDay: ["2026-12-25", "2026-12-26", undefined],
    exceptionFrom: [undefined, "10:00", undefined],
    exceptionTo: [undefined, "11:00", undefined],
    ...overrides,
  });
  const mistake = (overrides: Record<string, unknown>) => {
    const { error } = scheduleFormSchema.safeParse(form(overrides));
    return error?.issues[0]?.path[0];
  };

  test("is read row by row, empty rows left out", () => {
    expect(scheduleFormSchema.parse(form())).toEqual({
      propertyId: slotId,
      durationMinutes: 30,
      bufferMinutes: 15,
      noticeHours: 24,
      dailyCap: 6,
      weeksAhead: 3,
      physical: true,
      virtual: false,
      rules: [
        { weekday: 1, startMinute: 540, endMinute: 720 },
        { weekday: 3, startMinute: 1_080, endMinute: 1_440 },
      ],
      exceptions: [
        { day: "2026-12-25", windows: [] },
        { day: "2026-12-26", windows: [{ startMinute: 600, endMinute: 660 }] },
      ],
    });
  });

  test.each([
    [{ from: ["12:00"], to: ["09:00"], weekday: ["1"] }, "weekday"],
    [{ from: ["09:07"], to: ["12:00"], weekday: ["1"] }, "weekday"],
    [{ from: ["09:00"], to: [undefined], weekday: ["1"] }, "weekday"],
    [{ from: ["09:00"], to: ["12:00"], weekday: ["8"] }, "weekday"],
    [{ weekday: ["1", "1"], from: ["09:00", "11:00"], to: ["12:00", "13:00"] }, "weekday"],
    [{ weekday: ["1"], from: ["09:00"], to: ["09:15"] }, "weekday"],
    [{ exceptionDay: ["31/12/2026"] }, "exceptionDay"],
    [
      {
        exceptionDay: ["2026-12-25", "2026-12-25"],
        exceptionFrom: [undefined, "10:00"],
        exceptionTo: [undefined, "11:00"],
      },
      "exceptionDay",
    ],
    [{ physical: undefined }, "physical"],
    [{ durationMinutes: "20" }, "durationMinutes"],
    [{ durationMinutes: "300" }, "durationMinutes"],
    [{ dailyCap: "0" }, "dailyCap"],
    [{ weeksAhead: "1,5" }, "weeksAhead"],
    [{ noticeHours: "-1" }, "noticeHours"],
  ])("%j is wrong in %s", (overrides, field) => {
    expect(mistake(overrides)).toBe(field);
  });
});
