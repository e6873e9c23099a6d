import { describe, expect, test } from "vitest";
import {
  countVisits,
  isCodeLocked,
  satisfactionRate,
  type VisitGroup,
  visitFigures,
} from "./rules.ts";

describe("the rate of satisfaction", () => {
  test.each([
    [0, 0, null],
    [0, 3, 0],
    [1, 1, 100],
    [2, 3, 67],
    [1, 3, 33],
    [1, 200, 1],
  ])("of %d visits liked out of %d is %j %", (satisfied, completed, rate) => {
    expect(satisfactionRate(satisfied, completed)).toBe(rate);
  });
});

const GROUPS: VisitGroup[] = [
  { status: "completed", count: 4, toCome: 0, satisfied: 3 },
  { status: "scheduled", count: 3, toCome: 2, satisfied: 0 },
  { status: "pending", count: 1, toCome: 1, satisfied: 0 },
];

test("visits to come are those agreed that are not over", () => {
  expect(visitFigures(GROUPS)).toEqual({ toCome: 2, completed: 4, satisfactionPercent: 75 });
  expect(visitFigures([])).toEqual({ toCome: 0, completed: 0, satisfactionPercent: null });
});

test("counts by view", () => {
  expect(countVisits(GROUPS)).toEqual({
    all: 8,
    scheduled: 3,
    completed: 4,
    pending: 1,
    cancelled: 0,
  });
});

test.each([
  [0, false],
  [4, false],
  [5, true],
  [6, true],
])("after %d wrong codes no more is taken: %j", (failures, isLocked) => {
  expect(isCodeLocked(failures)).toBe(isLocked);
});
