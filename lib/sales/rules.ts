import type { ErrorCode } from "../kernel/errors.ts";
import { workingDayFrom } from "../kernel/holidays.ts";
import { zoneOf } from "../kernel/place.ts";
import type { Role } from "../kernel/roles.ts";
import { civilDay, endOfCivilDay, laterDay, shiftCivilDay, type Zone } from "../kernel/time.ts";
import type { WithdrawalEnd } from "../mandates/rules.ts";
import { stepDueAt } from "../tasks/rules.ts";

/** The stored states of a sale. */
export const SALE_STATUSES = ["open", "concluded", "fallen_through"] as const;
export type SaleStatus = (typeof SALE_STATUSES)[number];

/** Why a sale ended without a deed: a closed list (decision 0064). */
export const SALE_END_REASONS = [
  "buyer_withdrew",
  "loan_refused",
  "condition_failed",
  "deed_not_signed",
  "agreed",
] as const;
export type SaleEndReason = (typeof SALE_END_REASONS)[number];

export type SaleEventKind =
  | "opened"
  | "compromis_planned"
  | "compromis_signed"
  | "compromis_notified"
  | "withdrawn"
  | "loan_applied"
  | "loan_obtained"
  | "loan_refused"
  | "deed_planned"
  | "deed_signed"
  | "fallen_through";

/** Who is rewarded for whom: the referrer of a seller, looper or buyer, or the referred person. */
export type ReferralRewardKind =
  | "referrer_seller"
  | "referrer_looper"
  | "referrer_buyer"
  | "referred";

/** Who takes part in a sale: the trust manager records what happens at the notary's. */
export type SaleParty = Role;

/**
 * From which side somebody takes part in a sale; null from none. A person who takes part in it does
 * not record it for the team.
 */
export function partyOf(
  sale: { buyerId: string; sellerId: string; ambassadorId: string | null },
  userId: string,
  isTeam: boolean,
): SaleParty | null {
  if (userId === sale.buyerId) return "buyer";
  if (userId === sale.sellerId) return "seller";
  if (userId === sale.ambassadorId) return "ambassador";
  return isTeam ? "trust_manager" : null;
}

/** The stored days of a sale: civil days of the home's place, null until they are known. */
export interface SaleDays {
  compromisPlannedOn: string | null;
  compromisSignedOn: string | null;
  /** First presentation of the letter that notifies the compromis. */
  notifiedOn: string | null;
  /** Last day to withdraw, and when it is over. */
  withdrawalEndsOn: string | null;
  withdrawalEndsAt: Date | null;
  /** Last day to obtain the loan, and when it is over. */
  loanDueOn: string | null;
  loanDueEndsAt: Date | null;
  loanAppliedOn: string | null;
  loanObtainedOn: string | null;
  deedPlannedOn: string | null;
  deedSignedOn: string | null;
}

/** Where a sale stands, as far as rows say so. */
export interface SaleFacts extends SaleDays {
  status: SaleStatus;
  /** The civil day on which the offer was accepted. */
  openedOn: string;
  /** Whether the buyer pays with a loan, also in part. */
  needsLoan: boolean;
}

/**
 * When the team is to have recorded the present step of a sale: as the day after its date is over, or after today where
 * it has none, or had it before.
 */
export function teamDueAt(
  days: Pick<
    SaleDays,
    "compromisPlannedOn" | "compromisSignedOn" | "notifiedOn" | "withdrawalEndsOn" | "deedPlannedOn"
  >,
  today: string,
  zone: Zone,
): Date {
  const isPlanned = days.compromisSignedOn === null;
  const isLast = days.notifiedOn !== null && days.deedPlannedOn !== null;
  const dates = isPlanned
    ? [days.compromisPlannedOn]
    : isLast
      ? [days.deedPlannedOn, days.withdrawalEndsOn]
      : [];
  const day = [today, ...dates.filter((date) => date !== null)].sort().at(-1) ?? today;
  return stepDueAt(day, zone);
}

/** Days that the buyer has to withdraw, from the day after the first presentation (decision 0064). */
export const WITHDRAWAL_DAYS = 10;

/**
 * The end of the time to withdraw after a first presentation: the tenth day from the day after, or the next working
 * day where it is a Saturday, a Sunday or a holiday, by the calendar of the home's commune.
 */
export function withdrawalEndOf(notifiedOn: string, communeCode: string): WithdrawalEnd {
  const withdrawalEndsOn = workingDayFrom(shiftCivilDay(notifiedOn, WITHDRAWAL_DAYS), communeCode);
  return {
    withdrawalEndsOn,
    withdrawalEndsAt: endOfCivilDay(withdrawalEndsOn, zoneOf(communeCode)),
  };
}

/** A day until which a loan is due, and when it is over in the home's commune. */
export const loanDueEnd = (loanDueOn: string, communeCode: string) => ({
  loanDueOn,
  loanDueEndsAt: endOfCivilDay(loanDueOn, zoneOf(communeCode)),
});

/** A time, and the civil day that it is then at the home. */
export interface SaleMoment {
  now: Date;
  today: string;
}

export const saleMoment = (now: Date, zone: Zone): SaleMoment => ({
  now,
  today: civilDay(now, zone),
});

/** Whether a legal day is over; not while it is not known. */
const isOver = (endsAt: Date | null, { now }: SaleMoment) => endsAt !== null && endsAt <= now;

/** The same day of the next month, or its last one: what a loan's condition leaves the buyer at least. */
function aMonthAfter(day: string): string {
  const [year = 0, month = 0, date = 0] = day.split("-").map(Number);
  const last = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  return new Date(Date.UTC(year, month, Math.min(date, last))).toISOString().slice(0, 10);
}

/** What people do in a sale that is open. */
export const SALE_ACTIONS = [
  "plan-compromis",
  "sign-compromis",
  "notify-compromis",
  "plan-deed",
  "sign-deed",
  "apply-loan",
  "obtain-loan",
  "refuse-loan",
  "withdraw",
  "end",
] as const;
export type SaleAction = (typeof SALE_ACTIONS)[number];

/** What a trust manager records, with its civil day. */
export const RECORDED_STEPS = [
  "plan-compromis",
  "sign-compromis",
  "notify-compromis",
  "plan-deed",
  "sign-deed",
] as const satisfies SaleAction[];
export type RecordedStep = (typeof RECORDED_STEPS)[number];

interface ActionRule {
  by: readonly SaleParty[];
  /** The status that it leads to. */
  to: SaleStatus;
  /** Why the facts forbid it; null where they allow it. */
  refusal: (facts: SaleFacts, moment: SaleMoment) => ErrorCode | null;
}

const team = ["trust_manager"] as const;
const buyer = ["buyer"] as const;

/** Whether nobody can withdraw any more: the letter was presented and the days are over. */
export const isWithdrawalOver = ({ withdrawalEndsAt }: SaleDays, moment: SaleMoment) =>
  isOver(withdrawalEndsAt, moment);

const withLoan =
  (refusal: ActionRule["refusal"]): ActionRule["refusal"] =>
  (facts, moment) => {
    if (!facts.needsLoan) return "sale.no-loan";
    return facts.loanObtainedOn === null ? refusal(facts, moment) : "sale.moved";
  };

/** Once signed: the loan is a condition of the compromis. */
const afterCompromis: ActionRule["refusal"] = ({ compromisSignedOn }) =>
  compromisSignedOn === null ? "sale.not-yet" : null;

/** A day that was recorded can be corrected until the next step is taken on its ground. */
const ACTIONS: Record<SaleAction, ActionRule> = {
  "plan-compromis": {
    by: team,
    to: "open",
    refusal: ({ compromisSignedOn }) => (compromisSignedOn === null ? null : "sale.moved"),
  },
  "sign-compromis": {
    by: team,
    to: "open",
    refusal: ({ notifiedOn }) => (notifiedOn === null ? null : "sale.moved"),
  },
  "notify-compromis": {
    by: team,
    to: "open",
    refusal: ({ compromisSignedOn, deedPlannedOn }) => {
      if (compromisSignedOn === null) return "sale.not-yet";
      return deedPlannedOn === null ? null : "sale.moved";
    },
  },
  "plan-deed": {
    by: team,
    to: "open",
    refusal: ({ notifiedOn }) => (notifiedOn === null ? "sale.not-yet" : null),
  },
  "sign-deed": {
    by: team,
    to: "concluded",
    refusal: (facts, moment) => {
      const isFinanced = !facts.needsLoan || facts.loanObtainedOn !== null;
      return isWithdrawalOver(facts, moment) && isFinanced ? null : "sale.not-yet";
    },
  },
  "apply-loan": {
    by: buyer,
    to: "open",
    refusal: withLoan(({ loanAppliedOn }) => (loanAppliedOn === null ? null : "sale.moved")),
  },
  "obtain-loan": { by: buyer, to: "open", refusal: withLoan(afterCompromis) },
  "refuse-loan": { by: buyer, to: "fallen_through", refusal: withLoan(afterCompromis) },
  // No reason is asked for, and before the letter is presented the days have not begun.
  withdraw: {
    by: buyer,
    to: "fallen_through",
    refusal: (facts, moment) => (isWithdrawalOver(facts, moment) ? "sale.too-late" : null),
  },
  end: { by: ["seller", "trust_manager"], to: "fallen_through", refusal: () => null },
};

/** Why somebody can't do something in a sale then; null where they can. */
export function saleRefusal(
  facts: SaleFacts,
  action: SaleAction,
  party: SaleParty,
  moment: SaleMoment,
): ErrorCode | null {
  const { by, refusal } = ACTIONS[action];
  if (!by.includes(party)) return "request.forbidden";
  if (facts.status !== "open") return "sale.moved";
  return refusal(facts, moment);
}

/** The status of a sale after an action that nothing refuses. */
export const statusAfter = (action: SaleAction): SaleStatus => ACTIONS[action].to;

/** What somebody can do in a sale then. */
export function saleActionsOf(
  facts: SaleFacts,
  party: SaleParty,
  moment: SaleMoment,
): SaleAction[] {
  return SALE_ACTIONS.filter((action) => saleRefusal(facts, action, party, moment) === null);
}

/** The reasons for which somebody can end a sale then: each as soon as the facts allow it. */
export function endReasonsOf(
  facts: SaleFacts,
  party: SaleParty,
  moment: SaleMoment,
): SaleEndReason[] {
  if (saleRefusal(facts, "end", party, moment) !== null) return [];
  const isTeam = party === "trust_manager";
  const { compromisSignedOn, loanDueEndsAt, loanObtainedOn, deedPlannedOn } = facts;
  const hasCompromis = compromisSignedOn !== null;
  const waitsForLoan = facts.needsLoan && hasCompromis && loanObtainedOn === null;
  const allowed: Record<SaleEndReason, boolean> = {
    // By a letter: the buyer's own page says so at once.
    buyer_withdrew: isTeam,
    loan_refused: waitsForLoan && (isTeam || isOver(loanDueEndsAt, moment)),
    condition_failed: hasCompromis,
    deed_not_signed: deedPlannedOn !== null && deedPlannedOn < moment.today,
    agreed: true,
  };
  return SALE_END_REASONS.filter((reason) => allowed[reason]);
}

/** First and last civil day that something can be recorded on. */
export interface DayBounds {
  min: string;
  max: string;
}

/** Farthest that a signature is planned, in days. */
const PLANNED_DAYS = { compromis: 365, deed: 730 } as const;

/** The days that a step can be recorded on today; of a step that is not possible yet they mean nothing. */
export function dayBounds(facts: SaleFacts, step: RecordedStep, { today }: SaleMoment): DayBounds {
  const afterWithdrawal = shiftCivilDay(facts.withdrawalEndsOn ?? today, 1);
  switch (step) {
    case "plan-compromis":
      return { min: today, max: shiftCivilDay(today, PLANNED_DAYS.compromis) };
    case "sign-compromis":
      return { min: facts.openedOn, max: today };
    case "notify-compromis":
      return { min: facts.compromisSignedOn ?? today, max: today };
    case "plan-deed":
      return {
        min: laterDay(today, afterWithdrawal),
        max: shiftCivilDay(today, PLANNED_DAYS.deed),
      };
    case "sign-deed":
      return { min: laterDay(afterWithdrawal, facts.loanObtainedOn ?? ""), max: today };
  }
}

/** The days until which a loan can be due for a compromis of that day: a month is the law's least. */
export function loanDueBounds(compromisSignedOn: string): DayBounds {
  return { min: aMonthAfter(compromisSignedOn), max: shiftCivilDay(compromisSignedOn, 365) };
}

export const isWithin = (day: string, { min, max }: DayBounds) => min <= day && day <= max;
