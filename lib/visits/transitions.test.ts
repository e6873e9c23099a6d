import { describe, expect, test } from "vitest";
import {
  actionsOf,
  cancelReasonsOf,
  canPropose,
  mayDo,
  reminderDue,
  stateOf,
  VISIT_ACTIONS,
  VISIT_STATUSES,
  type VisitAction,
  type VisitFacts,
} from "./rules.ts";

const NOW = new Date("2026-11-23T10:00:00Z");
const HOUR = 3_600_000;
const at = (hours: number) => new Date(NOW.getTime() + hours * HOUR);

const visit = (overrides: Partial<VisitFacts> = {}): VisitFacts => ({
  status: "pending",
  type: "physical",
  startsAt: at(48),
  endsAt: at(48.5),
  proposedBy: null,
  proposedStartsAt: null,
  feedbackRating: null,
  feedbackAskedAt: null,
  isDenied: false,
  cancelReason: null,
  cancelledAt: null,
  ...overrides,
});

describe("what each side can do, by status and time", () => {
  const past = { startsAt: at(-1), endsAt: at(-0.5) };
  const soon = { startsAt: at(0.25), endsAt: at(0.75) };
  const proposal = { proposedStartsAt: at(72) };
  const table: [string, Partial<VisitFacts>, VisitAction[], VisitAction[]][] = [
    [
      "pending, ahead",
      { status: "pending" },
      ["propose", "reschedule", "cancel"],
      ["confirm", "propose", "cancel"],
    ],
    ["pending, begun: lapsed", { status: "pending", ...past }, [], []],
    [
      "scheduled, ahead",
      { status: "scheduled" },
      ["propose", "reschedule", "cancel"],
      ["propose", "cancel"],
    ],
    [
      "scheduled by video, ahead",
      { status: "scheduled", type: "virtual" },
      ["propose", "reschedule", "cancel"],
      ["propose", "set-link", "cancel"],
    ],
    [
      "scheduled, in a quarter of an hour",
      { status: "scheduled", ...soon },
      ["propose", "reschedule", "cancel"],
      ["propose", "complete", "cancel"],
    ],
    [
      "scheduled, begun",
      { status: "scheduled", ...past },
      ["cancel"],
      ["complete", "no-show", "cancel"],
    ],
    [
      "pending, the host proposed",
      { status: "pending", proposedBy: "host", ...proposal },
      ["accept", "decline", "propose", "reschedule", "cancel"],
      ["confirm", "propose", "cancel"],
    ],
    [
      "scheduled, the visitor proposed",
      { status: "scheduled", proposedBy: "visitor", ...proposal },
      ["propose", "reschedule", "cancel"],
      ["accept", "decline", "propose", "cancel"],
    ],
    [
      "scheduled, the visitor proposed a time that is past",
      { status: "scheduled", proposedBy: "visitor", proposedStartsAt: at(-1) },
      ["propose", "reschedule", "cancel"],
      ["decline", "propose", "cancel"],
    ],
    ["completed", { status: "completed", ...past }, ["feedback"], ["request-feedback"]],
    [
      "completed, feedback requested",
      { status: "completed", feedbackAskedAt: at(-1), ...past },
      ["feedback"],
      [],
    ],
    [
      "completed, and denied by its visitor, which its host is not to learn",
      { status: "completed", isDenied: true, ...past },
      [],
      ["request-feedback"],
    ],
    ["completed, feedback given", { status: "completed", feedbackRating: 4, ...past }, [], []],
    ["cancelled", { status: "cancelled" }, [], []],
  ];
  test.each(table)("%s", (_name, facts, visitor, host) => {
    expect(actionsOf(visit(facts), "visitor", NOW)).toEqual(visitor);
    expect(actionsOf(visit(facts), "host", NOW)).toEqual(host);
  });

  test("the table has each status, and each action of a side", () => {
    expect(new Set(table.map(([, { status }]) => status))).toEqual(new Set(VISIT_STATUSES));
    const done = table.flatMap(([, , visitor, host]) => [...visitor, ...host]);
    expect(new Set(done)).toEqual(new Set(VISIT_ACTIONS));
  });

  test("nothing for who only looks on", () => {
    for (const status of VISIT_STATUSES)
      expect(actionsOf(visit({ status }), null, NOW)).toEqual([]);
  });

  test("an action is done by its table alone", () => {
    for (const action of VISIT_ACTIONS) {
      for (const status of VISIT_STATUSES) {
        for (const side of ["visitor", "host"] as const) {
          const facts = visit({ status });
          expect(mayDo(action, facts, side, NOW)).toBe(
            actionsOf(facts, side, NOW).includes(action),
          );
        }
      }
    }
  });
});

test.each([
  ["pending", { status: "pending", startsAt: at(1) }],
  ["lapsed", { status: "pending", startsAt: at(0) }],
  ["lapsed", { status: "cancelled", cancelledAt: at(-1) }],
  ["cancelled", { status: "cancelled", cancelledAt: at(-1), cancelReason: "no_show" }],
  ["scheduled", { status: "scheduled", startsAt: at(-5) }],
  ["completed", { status: "completed" }],
] as const)("is shown as %s: %j", (state, facts) => {
  expect(stateOf(visit(facts), NOW)).toBe(state);
});

test("each side gives the reasons that it can know", () => {
  expect(cancelReasonsOf("visitor", visit(), NOW)).toEqual([
    "visitor_unavailable",
    "no_longer_interested",
  ]);
  expect(cancelReasonsOf("host", visit(), NOW)).toEqual(["host_unavailable"]);
  expect(cancelReasonsOf("visitor", visit({ startsAt: at(0) }), NOW)).toEqual([
    "host_unavailable",
    "visitor_unavailable",
  ]);
});

test.each([
  [0.9, false],
  [1, true],
  [24 * 56, true],
  [24 * 56 + 0.25, false],
])("a time %d hours ahead can be proposed: %j", (hours, may) => {
  expect(canPropose(at(hours), NOW)).toBe(may);
});

test.each([
  ["25 h before", 25, null, null, null],
  ["a day before", 24, null, null, "day"],
  ["a day before, reminded", 23, at(-1), null, null],
  ["two hours before", 2, at(-22), null, "hours"],
  ["agreed an hour before: the last one alone", 1, null, null, "hours"],
  ["an hour before, reminded", 1, at(-22), at(-1), null],
  ["begun", 0, null, null, null],
] as const)("%s", (_name, hours, remindedDayAt, remindedHoursAt, due) => {
  const visit = { startsAt: at(hours), remindedDayAt, remindedHoursAt };
  expect(reminderDue(visit, NOW, "Europe/Paris")).toBe(due);
});
