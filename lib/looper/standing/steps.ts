import type { Paper, PaperState } from "../../policy/looper-papers.ts";
import { WEEKLY_HOURS } from "../papers/rules.ts";
import type { LooperFileView } from "./views.ts";

/** What becoming a looper goes through. */
export type OnboardingStep = "requested" | Paper | "hours" | "decision";

/** Where a step stands: `waiting` is for others to do, `stopped` was decided against. */
export type StepState = "done" | "to-do" | "lapsed" | "waiting" | "stopped";

const OF_PAPER: Record<PaperState, StepState> = {
  valid: "done",
  lapsing: "done",
  lapsed: "lapsed",
  missing: "to-do",
};

const OF_DECISION = {
  pending: "waiting",
  active: "done",
  suspended: "stopped",
  refused: "stopped",
} as const;

/** The steps of a looper's file, in order, each with where it stands. */
export function onboardingSteps({
  grant,
  standing,
  weeklyHours,
}: Pick<LooperFileView, "grant" | "standing" | "weeklyHours">): {
  step: OnboardingStep;
  state: StepState;
}[] {
  const enough = weeklyHours !== null && weeklyHours >= WEEKLY_HOURS.min;
  return [
    { step: "requested", state: "done" },
    ...standing.papers.map(({ paper, state }) => ({ step: paper, state: OF_PAPER[state] })),
    { step: "hours", state: enough ? "done" : "to-do" },
    { step: "decision", state: OF_DECISION[grant.status] },
  ];
}
