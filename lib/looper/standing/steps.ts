import type { HandedInPaper } from "../../kernel/looper-papers.ts";
import type { PaperFileState } from "../papers/rules.ts";
import { WEEKLY_HOURS } from "../papers/rules.ts";
import type { LooperFileView } from "./views.ts";

/** What becoming a looper goes through, in its order. */
export const ONBOARDING_STEPS = [
  "identity",
  "training",
  "rsac",
  "attestation",
  "insurance",
  "availability",
  "contract",
] as const;
export type OnboardingStep = (typeof ONBOARDING_STEPS)[number];

/** Where a step stands: `waiting` is for the team, `returned` was sent back by it, `lapsed` is valid no more. */
export type StepState = "done" | "to-do" | "waiting" | "returned" | "lapsed";

const OF_PAPER: Record<PaperFileState, StepState> = {
  missing: "to-do",
  waiting: "waiting",
  checked: "done",
  returned: "returned",
  ended: "lapsed",
};

type StepFacts = Pick<
  LooperFileView,
  "files" | "trainedAt" | "weeklyHours" | "zoneCommunes" | "contract"
>;

/** The steps of a looper's file, in order, each with where it stands. */
export function onboardingSteps(file: StepFacts): { step: OnboardingStep; state: StepState }[] {
  return ONBOARDING_STEPS.map((step) => ({ step, state: stateOf(step, file) }));
}

function stateOf(
  step: OnboardingStep,
  { files, trainedAt, weeklyHours, zoneCommunes, contract }: StepFacts,
): StepState {
  switch (step) {
    case "training":
      return trainedAt === null ? "to-do" : "done";
    case "availability":
      return (weeklyHours ?? 0) >= WEEKLY_HOURS.min && zoneCommunes > 0 ? "done" : "to-do";
    case "contract":
      return contract.signedAt === null ? "to-do" : "done";
    default:
      return OF_PAPER[paperState(files, step)];
  }
}

const paperState = (files: StepFacts["files"], paper: HandedInPaper): PaperFileState =>
  files.find((file) => file.paper === paper)?.state ?? "missing";
