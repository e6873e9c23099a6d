import { expect, test } from "vitest";
import { HOUR_MS } from "../../kernel/time.ts";
import { VISIT_STATUSES, type VisitStatus } from "../../visits/rules.ts";
import {
  type CodeState,
  codeStateOf,
  TEAM_CANCEL_REASONS,
  type TeamVisitAction,
  teamActionsOf,
  teamCancelReasons,
} from "./rules.ts";

const NOW = new Date("2026-11-23T10:00:00Z");
const ahead = new Date(NOW.getTime() + HOUR_MS);
const begun = new Date(NOW.getTime() - HOUR_MS);

test.each<[VisitStatus, Date, number, TeamVisitAction[]]>([
  ["pending", ahead, 0, ["reassign", "cancel"]],
  // It has lapsed: the job ends it.
  ["pending", begun, 0, []],
  ["scheduled", ahead, 0, ["reassign", "cancel"]],
  ["scheduled", ahead, 4, ["reassign", "cancel"]],
  ["scheduled", ahead, 5, ["unlock", "reassign", "cancel"]],
  ["scheduled", begun, 0, ["cancel"]],
  ["scheduled", NOW, 6, ["unlock", "cancel"]],
  ["completed", begun, 5, []],
  ["cancelled", ahead, 5, []],
])(
  "the team can do with a %s visit at %s after %i wrong codes: %j",
  (status, startsAt, checkInFailures, actions) => {
    expect(teamActionsOf({ status, startsAt, checkInFailures }, NOW)).toEqual(actions);
  },
);

test("a reason to cancel is one that the visit can have", () => {
  const visit = { status: "scheduled", checkInFailures: 0 } as const;
  expect(teamCancelReasons({ ...visit, startsAt: ahead }, NOW)).not.toContain("no_show");
  expect(teamCancelReasons({ ...visit, startsAt: begun }, NOW)).not.toContain(
    "no_longer_interested",
  );
  const either = [ahead, begun].flatMap((startsAt) =>
    teamCancelReasons({ ...visit, startsAt }, NOW),
  );
  expect([...new Set(either)].sort()).toEqual([...TEAM_CANCEL_REASONS].sort());
});

test.each<[VisitStatus, number, CodeState]>([
  ["pending", 0, "none"],
  ["scheduled", 0, "expected"],
  ["scheduled", 1, "mistyped"],
  ["scheduled", 4, "mistyped"],
  ["scheduled", 5, "locked"],
  ["completed", 3, "typed"],
  ["cancelled", 5, "none"],
])("the code of a %s visit after %i wrong ones is %s", (status, checkInFailures, state) => {
  expect(codeStateOf({ status, checkInFailures })).toBe(state);
});

test("every status has a state of its code", () => {
  for (const status of VISIT_STATUSES)
    expect(codeStateOf({ status, checkInFailures: 0 })).toBeTruthy();
});
