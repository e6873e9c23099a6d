import { expect, test } from "vitest";
import { REVISION_STATUSES, REVISION_TRANSITIONS, type RevisionStatus } from "./states.ts";

test("what ended stays ended, and what is open can end", () => {
  const starts = new Set<RevisionStatus>(
    Object.values(REVISION_TRANSITIONS).map(({ from }) => from),
  );
  expect(REVISION_STATUSES.filter((status) => starts.has(status))).toEqual([
    "editing",
    "in_review",
  ]);
});

test("the team's decisions and the seller's second thoughts start where a submission leads", () => {
  const { to } = REVISION_TRANSITIONS.submit;
  for (const action of ["take_back", "claim", "release", "return", "approve"] as const) {
    expect(REVISION_TRANSITIONS[action].from, action).toBe(to);
  }
});
