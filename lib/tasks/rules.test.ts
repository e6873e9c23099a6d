import { describe, expect, test } from "vitest";
import { TIME_ZONE, type Zone } from "../kernel/time.ts";
import {
  claimEnd,
  dueOf,
  freeLeadDueAt,
  holderOf,
  reportDueAt,
  type SettledTask,
  stepDueAt,
  TASK_KINDS,
  TASK_RULES,
  type TaskKind,
  taskKindOf,
  visitsDueAt,
  waitFigures,
} from "./rules.ts";

const at = (text: string) => new Date(text);
const REUNION: Zone = "Indian/Reunion";

/** Each kind: hours that run on, or an instant of its own. One that is missing here does not compile. */
const HOURS: Record<TaskKind, number | "stored"> = {
  "looper-request": 48,
  "looper-change": 24,
  "looper-return": 48,
  "continuing-training": 48,
  "looper-visits": "stored",
  "listing-review": 24,
  "listing-report": "stored",
  "conversation-report": "stored",
  "visit-locked": "stored",
  "quality-check": "stored",
  "quality-correction": 24,
  "visit-denied": 24,
  "looper-quality": 48,
  contact: "stored",
  "commission-contest": 48,
  "payout-batch": 24,
  "sale-step": "stored",
  "lead-free": "stored",
  "lead-stale": 24,
  "referral-held": 48,
  "mail-dead": 24,
};

test.each(TASK_KINDS)("%s is due as the table says", (kind) => {
  const since = at("2026-10-24T20:00:00Z");
  const hours = HOURS[kind];
  if (hours === "stored") {
    const dueAt = at("2026-10-25T09:00:00Z");
    expect(TASK_RULES[kind].due).toBe("stored");
    expect(dueOf({ kind, subjectId: "a", since, dueAt } as SettledTask)).toEqual(dueAt);
  } else {
    // The clocks change that night: hours run on all the same.
    const due = dueOf({ kind, subjectId: "a", since } as SettledTask);
    expect(due.getTime() - since.getTime()).toBe(hours * 3_600_000);
  }
});

test("a task whose stored instant lies before it began to wait was due at once", () => {
  const since = at("2026-11-29T11:00:00Z");
  const task = { kind: "sale-step", subjectId: "a", since } as const;
  expect(dueOf({ ...task, dueAt: at("2026-11-18T23:00:00Z") })).toEqual(since);
});

describe("working hours", () => {
  test.each<[string, Date, Zone, string]>([
    ["fraud in the morning", at("2026-11-23T09:00:00Z"), TIME_ZONE, "2026-11-23T13:00:00Z"],
    ["fraud in the evening", at("2026-11-23T17:00:00Z"), TIME_ZONE, "2026-11-24T10:00:00Z"],
    ["fraud at night", at("2026-11-23T23:00:00Z"), TIME_ZONE, "2026-11-24T12:00:00Z"],
    ["fraud as summer time ends", at("2026-10-24T18:00:00Z"), TIME_ZONE, "2026-10-25T12:00:00Z"],
    ["fraud as summer time begins", at("2026-03-28T20:00:00Z"), TIME_ZONE, "2026-03-29T11:00:00Z"],
    ["fraud on Réunion", at("2026-11-23T15:00:00Z"), REUNION, "2026-11-24T08:00:00Z"],
  ])("%s", (_name, filedAt, zone, due) => {
    expect(reportDueAt("fraud", filedAt, zone)).toEqual(at(due));
    expect(reportDueAt("discrimination", filedAt, zone)).toEqual(at(due));
    expect(freeLeadDueAt(filedAt, zone)).toEqual(at(due));
  });

  test("another report has a day, and visits to follow two of them", () => {
    const night = at("2026-11-23T23:00:00Z");
    expect(reportDueAt("spam", night, TIME_ZONE)).toEqual(at("2026-11-24T23:00:00Z"));
    expect(visitsDueAt(night, TIME_ZONE)).toEqual(at("2026-11-24T10:00:00Z"));
  });
});

test.each<[string, Zone, string]>([
  ["2026-11-23", TIME_ZONE, "2026-11-24T23:00:00Z"],
  ["2026-10-24", TIME_ZONE, "2026-10-25T23:00:00Z"],
  ["2026-12-31", REUNION, "2027-01-01T20:00:00Z"],
])("the step of %s in %s is due as the next day ends there", (day, zone, due) => {
  expect(stepDueAt(day, zone)).toEqual(at(due));
});

test("a claim is its owner's for two hours, then nobody's", () => {
  const now = at("2026-11-23T10:00:00Z");
  const claim = { ownerId: "a", endsAt: claimEnd(now) };
  expect(claim.endsAt).toEqual(at("2026-11-23T12:00:00Z"));
  expect(holderOf(null, "a", now)).toBe("nobody");
  expect(holderOf(claim, "a", now)).toBe("self");
  expect(holderOf(claim, "b", at("2026-11-23T11:59:59.999Z"))).toBe("other");
  expect(holderOf(claim, "b", claim.endsAt)).toBe("nobody");
  expect(holderOf(claim, "a", claim.endsAt)).toBe("nobody");
});

test("figures are of what there is, and none of nothing", () => {
  expect(waitFigures([])).toBeNull();
  expect(waitFigures([7])).toEqual({ count: 1, medianMs: 7, mostMs: 7 });
  expect(waitFigures([40, 10, 30, 20])).toEqual({ count: 4, medianMs: 20, mostMs: 40 });
  const ten = Array.from({ length: 10 }, (_, rank) => rank + 1);
  expect(waitFigures(ten)).toEqual({ count: 10, medianMs: 5, mostMs: 9 });
});

test.each(["", "nothing", "toString", "__proto__", ["mail-dead"], null])(
  "%j is no kind",
  (text) => {
    expect(taskKindOf(text)).toBeNull();
  },
);
