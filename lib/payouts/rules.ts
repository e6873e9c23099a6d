import type { Sorts } from "../kernel/sorted-list.ts";
import {
  civilDay,
  endOfCivilDay,
  HOUR_MS,
  laterDay,
  shiftCivilDay,
  TIME_ZONE,
} from "../kernel/time.ts";
import { CONTEST_DAYS } from "../looper/contract/rules.ts";

/*
 * When a looper is paid (decision 0087): what fell due in a month is on its statement, which is sent on the first of the
 * next one, can be contested for five days, and then is issued and paid.
 */

/** Above this a second person approves a batch. */
export const APPROVAL_LIMIT_CENTS = 1_000_00;

/** How long a changed account waits, with nothing paid. */
export const ACCOUNT_WAIT_MS = 48 * HOUR_MS;

/** The month of a civil day: `YYYY-MM`. */
export const monthOf = (day: string): string => day.slice(0, 7);

/** The first civil day of the month of a day. */
export const monthStart = (day: string): string => `${monthOf(day)}-01`;

/** When a draft that is sent at an instant is accepted by silence: the end of the fifth day after it. */
export const contestEnd = (sentAt: Date): Date =>
  endOfCivilDay(shiftCivilDay(civilDay(sentAt), CONTEST_DAYS), TIME_ZONE);

/** The last civil day on which the looper reads that a line can be contested. */
export const contestDay = (sentAt: Date): string => shiftCivilDay(civilDay(sentAt), CONTEST_DAYS);

/** By when a month is to be paid: the last day of the month after its quarter (code de commerce, L. 134-9). */
export function payableBy(month: string): string {
  const [year = 0, of = 1] = month.split("-").map(Number);
  const quarterEnd = Math.ceil(of / 3) * 3;
  // Day nought of the second month after the quarter.
  return new Date(Date.UTC(year, quarterEnd + 1, 0)).toISOString().slice(0, 10);
}

/** A looper's own continuous number: RL, their reference, the year, and the rank in it. */
export const statementNumber = (looperId: string, year: number, rank: number): string =>
  `RL-${looperId.toUpperCase()}-${year}-${String(rank).padStart(3, "0")}`;

/** Where a statement stands. */
export const STATEMENT_STATES = ["draft", "to_pay", "in_payment", "paid", "settled"] as const;
export type StatementState = (typeof STATEMENT_STATES)[number];

/** What the state of a statement follows from. */
export interface StatementFacts {
  isIssued: boolean;
  totalCents: number;
  /** The payment that has it: null without one, or where it was released. */
  payout: { outcome: "paid" | "refused" | null } | null;
}

/** `settled` is one that comes to nothing and that no payment has. */
export function statementStateOf({ isIssued, totalCents, payout }: StatementFacts): StatementState {
  if (!isIssued) return "draft";
  if (payout !== null) return payout.outcome === "paid" ? "paid" : "in_payment";
  return totalCents === 0 ? "settled" : "to_pay";
}

/** Where a batch stands. */
export const BATCH_STATES = ["waiting", "approved", "sent", "done", "cancelled"] as const;
export type BatchState = (typeof BATCH_STATES)[number];

/** What the state of a batch follows from. */
export interface BatchFacts {
  approvedAt: Date | null;
  fileTakenAt: Date | null;
  cancelledAt: Date | null;
  /** Payments of which the bank's response is not recorded. */
  open: number;
}

export function batchStateOf({
  approvedAt,
  fileTakenAt,
  cancelledAt,
  open,
}: BatchFacts): BatchState {
  if (cancelledAt !== null) return "cancelled";
  if (fileTakenAt !== null) return open === 0 ? "done" : "sent";
  return approvedAt === null ? "waiting" : "approved";
}

/**
 * The day on which a bank is to execute a batch, of Paris: the one that was chosen, or that of the file's first download
 * where it comes later, as after an approval that waited. Banks refuse a day that is past.
 * @param takenAt of that download, where there was one: from then on the day does not change
 */
export function executionDay(chosen: string, takenAt: Date | null): string {
  return takenAt === null ? chosen : laterDay(chosen, civilDay(takenAt));
}

export const BATCH_ACTIONS = ["approve", "cancel", "take-file", "record"] as const;
export type BatchAction = (typeof BATCH_ACTIONS)[number];

/** From which states each action is possible; the file can be taken again. */
const FROM: Record<BatchAction, readonly BatchState[]> = {
  approve: ["waiting"],
  cancel: ["waiting", "approved"],
  "take-file": ["approved", "sent", "done"],
  record: ["sent"],
};

export const mayMoveBatch = (action: BatchAction, state: BatchState): boolean =>
  FROM[action].includes(state);

/** Whether somebody other than who prepared a batch has to approve it. */
export const needsSecondPerson = (totalCents: number): boolean => totalCents > APPROVAL_LIMIT_CENTS;

/** Why a payment did not reach its looper. */
export const PAYOUT_REFUSALS = [
  "account_closed",
  "wrong_account",
  "holder_differs",
  "bank_reason",
  "not_sent",
] as const;
export type PayoutRefusal = (typeof PAYOUT_REFUSALS)[number];

/** Why a looper contests a line. */
export const CONTEST_REASONS = [
  "wrong_amount",
  "wrong_home",
  "not_mine",
  "duplicate",
  "other",
] as const;
export type ContestReason = (typeof CONTEST_REASONS)[number];

/** How the team decides about it. */
export const CONTEST_OUTCOMES = ["upheld", "reversed"] as const;
export type ContestOutcome = (typeof CONTEST_OUTCOMES)[number];

/** What keeps a looper from being paid. */
export const PAYMENT_OBSTACLES = ["demo", "own", "no_account", "account_waits", "nothing"] as const;
export type PaymentObstacle = (typeof PAYMENT_OBSTACLES)[number];

/** What of a looper decides whether they can be paid at an instant. */
export interface PayeeFacts {
  isDemo: boolean;
  /** Whether the payee is who prepares the payment. */
  isOwn: boolean;
  /** When the last account can be paid; null without one. */
  payableFrom: Date | null;
  /** What the issued statements come to that no payment has: those of less than nothing count. */
  owedCents: number;
}

/** What keeps a looper from being paid now; null where nothing does. */
export function obstacleOf(facts: PayeeFacts, now: Date): PaymentObstacle | null {
  if (facts.isDemo) return "demo";
  if (facts.isOwn) return "own";
  if (facts.owedCents <= 0) return "nothing";
  if (facts.payableFrom === null) return "no_account";
  return facts.payableFrom > now ? "account_waits" : null;
}

/** What the loopers who are owed can be ordered by: the oldest month, their name, what is owed. */
export const OWED_SORTS = {
  due: { by: "text", direction: "asc" },
  name: { by: "text", direction: "asc" },
  amount: { by: "number", direction: "desc" },
} as const satisfies Sorts;
export type OwedSort = keyof typeof OWED_SORTS;
