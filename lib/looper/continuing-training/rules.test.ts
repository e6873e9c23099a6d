import { describe, expect, test } from "vitest";
import { civilDay } from "../../kernel/time.ts";
import {
  balanceOf,
  type CountedTraining,
  canMoveTraining,
  earliestDay,
  isMet,
  periodBefore,
  periodOn,
  sharesOf,
  type TrainingMove,
  type TrainingState,
  type TrainingTheme,
} from "./rules.ts";

describe("the period of three years", () => {
  test.each([
    // The first day, the last one, and the day after.
    ["2026-03-03", "2026-03-03", "2026-03-03", "2029-03-03"],
    ["2026-03-03", "2029-03-02", "2026-03-03", "2029-03-03"],
    ["2026-03-03", "2029-03-03", "2029-03-03", "2032-03-03"],
    ["2026-03-03", "2031-12-31", "2029-03-03", "2032-03-03"],
    ["2026-12-31", "2029-01-01", "2026-12-31", "2029-12-31"],
    ["2026-12-31", "2029-12-31", "2029-12-31", "2032-12-31"],
    // Nobody is trained before the role is granted.
    ["2026-03-03", "2026-03-02", "2026-03-03", "2029-03-03"],
    ["2026-03-03", "2020-01-01", "2026-03-03", "2029-03-03"],
    // Of 29 February: the month's last day where there is none, and back to it where there is.
    ["2024-02-29", "2024-02-29", "2024-02-29", "2027-02-28"],
    ["2024-02-29", "2027-02-27", "2024-02-29", "2027-02-28"],
    ["2024-02-29", "2027-02-28", "2027-02-28", "2030-02-28"],
    ["2024-02-29", "2036-02-28", "2033-02-28", "2036-02-29"],
    ["2024-02-29", "2036-02-29", "2036-02-29", "2039-02-28"],
    // The day before a 29 February is not its own.
    ["2025-02-28", "2028-02-28", "2028-02-28", "2031-02-28"],
    ["2025-02-28", "2028-02-27", "2025-02-28", "2028-02-28"],
    ["2025-03-01", "2028-02-29", "2025-03-01", "2028-03-01"],
  ])("of %s, on %s: from %s until %s", (firstDay, day, from, until) => {
    expect(periodOn(firstDay, day)).toEqual({ from, until });
  });

  test("begins where the one before ends, for a hundred years", () => {
    let period = periodOn("2024-02-29", "2024-02-29");
    for (let number = 0; number < 33; number += 1) {
      const next = periodOn("2024-02-29", period.until);
      expect(next.from).toBe(period.until);
      expect(periodBefore("2024-02-29", next)).toEqual(period);
      period = next;
    }
  });

  test("counts from the civil day of Paris", () => {
    expect(periodOn(civilDay(new Date("2026-03-02T23:30:00Z")), "2026-05-01").from).toBe(
      "2026-03-03",
    );
  });

  test("has none before the first", () => {
    expect(periodBefore("2026-03-03", periodOn("2026-03-03", "2027-01-01"))).toBeNull();
  });

  test.each([
    ["2026-03-03", "2027-01-01", "2026-03-03"],
    ["2026-03-03", "2029-03-02", "2026-03-03"],
    ["2026-03-03", "2030-01-01", "2026-03-03"],
    ["2026-03-03", "2033-01-01", "2029-03-03"],
  ])("of %s, on %s: trainings can be declared from %s on", (firstDay, today, earliest) => {
    expect(earliestDay(firstDay, today)).toBe(earliest);
  });
});

describe("the shares of a training", () => {
  const shares = (theme: TrainingTheme, minutes: number, housing: number, ethics: number) => {
    const given = { nonDiscriminationMinutes: housing, ethicsMinutes: ethics };
    const found = sharesOf({ theme, minutes, ...given });
    return found && [found.nonDiscriminationMinutes, found.ethicsMinutes];
  };

  test.each<[TrainingTheme, number, number, number, [number, number] | null]>([
    ["law", 420, 0, 0, [0, 0]],
    ["law", 420, 120, 120, [120, 120]],
    ["technique", 120, 60, 60, [60, 60]],
    ["commerce", 120, 90, 60, null],
    ["non_discrimination", 180, 0, 0, [180, 0]],
    ["non_discrimination", 180, 30, 60, [120, 60]],
    ["non_discrimination", 60, 0, 120, null],
    ["ethics", 180, 0, 30, [0, 180]],
    ["ethics", 180, 60, 0, [60, 120]],
    ["ethics", 60, 120, 0, null],
  ])("of %s, %i minutes with %i and %i: %j", (theme, minutes, housing, ethics, expected) => {
    expect(shares(theme, minutes, housing, ethics)).toEqual(expected);
  });
});

describe("the balance of a period", () => {
  const period = { from: "2026-03-03", until: "2029-03-03" };
  const training = (change: Partial<CountedTraining> = {}): CountedTraining => ({
    heldOn: "2027-05-04",
    minutes: 420,
    nonDiscriminationMinutes: 0,
    ethicsMinutes: 0,
    state: "checked",
    ...change,
  });

  test("of no training asks for all", () => {
    expect(balanceOf([], period)).toEqual({
      period,
      counted: { all: 0, nonDiscrimination: 0, ethics: 0 },
      waiting: { all: 0, nonDiscrimination: 0, ethics: 0 },
      missing: { all: 2_520, nonDiscrimination: 120, ethics: 120 },
    });
  });

  test("counts what was checked, and shows apart what waits", () => {
    const balance = balanceOf(
      [
        training({ minutes: 840, ethicsMinutes: 90 }),
        training({ minutes: 240, nonDiscriminationMinutes: 120 }),
        training({ minutes: 60, ethicsMinutes: 60, state: "waiting" }),
        training({ minutes: 600, ethicsMinutes: 600, state: "returned" }),
      ],
      period,
    );
    expect(balance.counted).toEqual({ all: 1_080, nonDiscrimination: 120, ethics: 90 });
    expect(balance.waiting).toEqual({ all: 60, nonDiscrimination: 0, ethics: 60 });
    expect(balance.missing).toEqual({ all: 1_440, nonDiscrimination: 0, ethics: 30 });
    expect(isMet(balance)).toBe(false);
  });

  test.each([
    ["2026-03-02", 0],
    ["2026-03-03", 420],
    ["2029-03-02", 420],
    ["2029-03-03", 0],
  ])("has a training of %s: %i minutes", (heldOn, minutes) => {
    expect(balanceOf([training({ heldOn })], period).counted.all).toBe(minutes);
  });

  test.each([
    [2_520, 120, 120, true],
    [2_519, 120, 120, false],
    [2_520, 119, 120, false],
    [2_520, 120, 119, false],
    [6_000, 6_000, 0, false],
  ])("of %i minutes with %i and %i is met: %s", (minutes, housing, ethics, met) => {
    const shares = { nonDiscriminationMinutes: housing, ethicsMinutes: ethics };
    expect(isMet(balanceOf([training({ minutes, ...shares })], period))).toBe(met);
  });
});

test.each<[TrainingState, TrainingMove[]]>([
  ["waiting", ["check", "return", "withdraw"]],
  ["checked", []],
  ["returned", ["withdraw", "replace"]],
])("a training that is %s can be moved by %j alone", (state, moves) => {
  const all: TrainingMove[] = ["check", "return", "withdraw", "replace"];
  expect(all.filter((move) => canMoveTraining(state, move))).toEqual(moves);
});
