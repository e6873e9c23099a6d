import { REMINDED_SALE_TASKS, type RemindedSaleTask } from "../content/sale-reminders.ts";
import type { SaleFacts, SaleMoment, SaleParty } from "./rules.ts";
import { isWithdrawalOver } from "./rules.ts";

/** The way of a sale, in its order. */
const SALE_STEPS = ["compromis", "notification", "withdrawal", "loan", "deed"] as const;
export type SaleStep = (typeof SALE_STEPS)[number];

/** What there is to do in a step. */
export type SaleTask =
  | "plan-compromis"
  | "sign-compromis"
  | "notify-compromis"
  /** The buyer may still withdraw, and need not do anything. */
  | "reflect"
  | "apply-loan"
  | "obtain-loan"
  | "plan-deed"
  | "sign-deed";

export interface SaleStepView {
  step: SaleStep;
  /**
   * `done` only where a row says so; `current` where there is something to do; `upcoming` after that;
   * `dropped` where the sale ended without it.
   */
  state: "done" | "current" | "upcoming" | "dropped";
  /** The civil day on which it was done. */
  doneOn: string | null;
  /** Who must do what, by which civil day, and whether that is over; null unless it is current. */
  task: {
    what: SaleTask;
    who: readonly SaleParty[];
    by: string | null;
    late: boolean;
  } | null;
}

const BOTH = ["buyer", "seller"] as const;
const TEAM = ["trust_manager"] as const;
const ALL = [...BOTH, ...TEAM] as const;

/** Who a signature waits for: both sides, and from its day on the team as well, which records it. */
const signersOn = (day: string, { today }: SaleMoment) => (day <= today ? ALL : BOTH);
const BUYER = ["buyer"] as const;

type Task = Omit<NonNullable<SaleStepView["task"]>, "late">;

/** The day on which a step was done; null where no row says so. */
function doneOn(facts: SaleFacts, step: SaleStep, moment: SaleMoment): string | null {
  switch (step) {
    case "compromis":
      return facts.compromisSignedOn;
    case "notification":
      return facts.notifiedOn;
    case "withdrawal":
      return isWithdrawalOver(facts, moment) ? facts.withdrawalEndsOn : null;
    case "loan":
      return facts.loanObtainedOn;
    case "deed":
      return facts.deedSignedOn;
  }
}

/** What a step that is not done waits for; null while something else must be done before. */
function taskOf(facts: SaleFacts, step: SaleStep, moment: SaleMoment): Task | null {
  const isDone = (other: SaleStep) => doneOn(facts, other, moment) !== null;
  switch (step) {
    case "compromis":
      return facts.compromisPlannedOn === null
        ? { what: "plan-compromis", who: TEAM, by: null }
        : {
            what: "sign-compromis",
            who: signersOn(facts.compromisPlannedOn, moment),
            by: facts.compromisPlannedOn,
          };
    case "notification":
      return isDone("compromis") ? { what: "notify-compromis", who: TEAM, by: null } : null;
    case "withdrawal":
      return isDone("notification")
        ? { what: "reflect", who: BUYER, by: facts.withdrawalEndsOn }
        : null;
    case "loan":
      if (!isDone("compromis")) return null;
      return facts.loanAppliedOn === null
        ? { what: "apply-loan", who: BUYER, by: facts.loanDueOn }
        : { what: "obtain-loan", who: BUYER, by: facts.loanDueOn };
    case "deed": {
      if (!isDone("notification")) return null;
      if (facts.deedPlannedOn === null) return { what: "plan-deed", who: TEAM, by: null };
      const isReady = isDone("withdrawal") && (!facts.needsLoan || isDone("loan"));
      if (!isReady) return null;
      const { deedPlannedOn: by } = facts;
      return { what: "sign-deed", who: signersOn(by, moment), by };
    }
  }
}

function stepView(facts: SaleFacts, step: SaleStep, moment: SaleMoment): SaleStepView {
  const day = doneOn(facts, step, moment);
  if (day !== null) return { step, state: "done", doneOn: day, task: null };
  if (facts.status !== "open") return { step, state: "dropped", doneOn: null, task: null };
  const task = taskOf(facts, step, moment);
  if (task === null) return { step, state: "upcoming", doneOn: null, task: null };
  const late = task.what !== "reflect" && task.by !== null && task.by < moment.today;
  return { step, state: "current", doneOn: null, task: { ...task, late } };
}

/** The steps of a sale and where each stands today; a sale without a loan has no step for one. */
export function timelineOf(facts: SaleFacts, moment: SaleMoment): SaleStepView[] {
  return SALE_STEPS.filter((step) => step !== "loan" || facts.needsLoan).map((step) =>
    stepView(facts, step, moment),
  );
}

/** What a side of a sale is reminded of: until which civil day, and whether that is over. */
export interface SaleReminder {
  what: RemindedSaleTask & SaleTask;
  by: string | null;
  late: boolean;
}

/**
 * What waits for a side of a sale by its timeline, as far as it can be reminded of it: of nothing while the buyer may
 * withdraw.
 */
export function remindersFor(
  steps: readonly SaleStepView[],
  party: (typeof BOTH)[number],
): SaleReminder[] {
  if (steps.some(({ task }) => task?.what === "reflect")) return [];
  return steps.flatMap(({ task }) => {
    const what = REMINDED_SALE_TASKS.find((each) => each === task?.what);
    if (task === null || what === undefined || !task.who.includes(party)) return [];
    return [{ what, by: task.by, late: task.late }];
  });
}
