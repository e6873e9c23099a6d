import { expect, test } from "vitest";
import { daysOnline, type OnlineTimes } from "./online.ts";

const at = (day: string) => new Date(`${day}T10:00:00Z`);
const NOW = at("2026-11-21");
const pause = (from: string, to: string | null) => ({
  startedAt: at(from),
  endedAt: to === null ? null : at(to),
});

test.each<[string, Partial<OnlineTimes>, number]>([
  ["runs from the first publication to today", {}, 20],
  ["stops with the sale", { soldAt: at("2026-11-11") }, 10],
  ["leaves a pause out", { pauses: [pause("2026-11-05", "2026-11-09")] }, 16],
  [
    "leaves every pause out",
    { pauses: [pause("2026-11-05", "2026-11-09"), pause("2026-11-12", "2026-11-13")] },
    15,
  ],
  ["stands still during a pause that lasts", { pauses: [pause("2026-11-15", null)] }, 14],
  [
    "counts a pause until the sale only",
    { soldAt: at("2026-11-11"), pauses: [pause("2026-11-09", null)] },
    8,
  ],
  [
    "is not shortened by a pause of some hours",
    { pauses: [pause("2026-11-05", "2026-11-05")] },
    20,
  ],
  ["is never negative", { publishedAt: at("2026-11-30") }, 0],
])("the time online %s", (_title, times, expected) => {
  const published = { publishedAt: at("2026-11-01"), soldAt: null, pauses: [] };
  expect(daysOnline({ ...published, ...times }, NOW)).toBe(expected);
});
