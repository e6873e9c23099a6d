import { expect, test } from "vitest";
import {
  decideBy,
  isLate,
  REVISION_STATUSES,
  REVISION_TRANSITIONS,
  type RevisionStatus,
} from "./states.ts";

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

test("a revision is to be decided within a day of its submission", () => {
  const submittedAt = new Date("2026-11-24T09:00:00Z");
  const until = new Date("2026-11-25T09:00:00Z");
  expect(decideBy(submittedAt)).toEqual(until);
  expect(isLate(submittedAt, until)).toBe(false);
  expect(isLate(submittedAt, new Date(until.getTime() + 1))).toBe(true);
});
