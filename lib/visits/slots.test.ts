import { describe, expect, it } from "vitest";
import type { Zone } from "../kernel/time.ts";
import { dayOrFirst, slotsByDay } from "./slots.ts";

const PARIS = "Europe/Paris";
const slot = (id: string, startsAt: string) => ({ id, startsAt, endsAt: startsAt });

describe("slotsByDay", () => {
  it("has no day when there is no slot", () => {
    expect(slotsByDay([], PARIS)).toEqual([]);
  });

  it("puts days and times in order", () => {
    const late = slot("late", "2026-12-02T17:00:00.000Z");
    const early = slot("early", "2026-12-01T09:00:00.000Z");
    const next = slot("next", "2026-12-01T10:00:00.000Z");
    expect(slotsByDay([late, next, early], PARIS)).toEqual([
      { day: "2026-12-01", slots: [early, next] },
      { day: "2026-12-02", slots: [late] },
    ]);
  });

  it("counts days as they are lived in Paris", () => {
    const summerNight = slot("a", "2026-07-01T22:30:00.000Z");
    const winterEvening = slot("b", "2026-12-01T22:30:00.000Z");
    expect(slotsByDay([summerNight, winterEvening], PARIS).map(({ day }) => day)).toEqual([
      "2026-07-02",
      "2026-12-01",
    ]);
  });
});

it("counts days as they are lived at the home", () => {
  const evening = slot("a", "2026-12-01T20:30:00.000Z");
  const dayIn = (zone: Zone) => slotsByDay([evening], zone)[0]?.day;
  expect([dayIn("Indian/Reunion"), dayIn("America/Cayenne")]).toEqual(["2026-12-02", "2026-12-01"]);
});

describe("dayOrFirst", () => {
  const first = slot("a", "2026-12-01T09:00:00.000Z");
  const second = slot("b", "2026-12-02T09:00:00.000Z");

  it.each([
    ["2026-12-02", "2026-12-02"],
    ["2026-12-03", "2026-12-01"],
    ["hier", "2026-12-01"],
    [null, "2026-12-01"],
  ])("of %s is %s", (requested, day) => {
    expect(dayOrFirst([second, first], requested, PARIS)?.day).toBe(day);
  });

  it("is none without slots", () => {
    expect(dayOrFirst([], "2026-12-01", PARIS)).toBeNull();
  });
});
