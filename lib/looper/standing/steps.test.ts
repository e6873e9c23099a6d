import { expect, test } from "vitest";
import { HANDED_IN_PAPERS } from "../../kernel/looper-papers.ts";
import type { PaperFileState } from "../papers/rules.ts";
import { onboardingSteps } from "./steps.ts";

const NOW = new Date("2026-11-21T10:00:00Z");

function stepsOf({
  papers = "missing",
  trainedAt = null,
  weeklyHours = null,
  zoneCommunes = 0,
  signedAt = null,
}: {
  papers?: PaperFileState;
  trainedAt?: Date | null;
  weeklyHours?: number | null;
  zoneCommunes?: number;
  signedAt?: Date | null;
}) {
  const files = HANDED_IN_PAPERS.map((paper) => ({
    paper,
    state: papers,
    checked: null,
    newer: null,
  }));
  const contract = { signedAt, gaps: [], pending: null, trial: false, name: "Nadia Benali" };
  const steps = onboardingSteps({ files, trainedAt, weeklyHours, zoneCommunes, contract });
  return Object.fromEntries(steps.map(({ step, state }) => [step, state]));
}

test("a file that was just opened has everything to do", () => {
  expect(new Set(Object.values(stepsOf({})))).toEqual(new Set(["to-do"]));
});

test("a file that is complete has nothing to do", () => {
  const all = {
    papers: "checked",
    trainedAt: NOW,
    weeklyHours: 4,
    zoneCommunes: 3,
    signedAt: NOW,
  } as const;
  expect(new Set(Object.values(stepsOf(all)))).toEqual(new Set(["done"]));
});

test.each<[PaperFileState, string]>([
  ["missing", "to-do"],
  ["waiting", "waiting"],
  ["checked", "done"],
  ["returned", "returned"],
  ["ended", "lapsed"],
])("a paper that is %s is %s", (papers, state) => {
  expect(stepsOf({ papers })).toMatchObject({
    identity: state,
    rsac: state,
    attestation: state,
    insurance: state,
    training: "to-do",
  });
});

test.each([
  [3, 5, "to-do"],
  [4, 0, "to-do"],
  [null, 5, "to-do"],
  [4, 1, "done"],
])("%s hours in %i communes are %s", (weeklyHours, zoneCommunes, state) => {
  expect(stepsOf({ weeklyHours, zoneCommunes }).availability).toBe(state);
});
