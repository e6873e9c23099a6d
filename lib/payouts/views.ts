import type { ReversalReason } from "../commissions/rules.ts";
import type { CommissionEvent, CommissionView, DueCause } from "../commissions/views.ts";
import type {
  BatchState,
  ContestOutcome,
  ContestReason,
  PaymentObstacle,
  PayoutRefusal,
  StatementState,
} from "./rules.ts";

/** A statement in a list. */
export interface StatementLineView {
  id: string;
  month: string;
  part: number;
  state: StatementState;
  /** Null for a draft. */
  number: string | null;
  totalCents: number;
  lines: number;
  sentAt: Date;
  issuedAt: Date | null;
  /** Until when a line of a draft can be contested. */
  contestUntil: Date;
  payableBy: string;
  /** The civil day of its payment. */
  paidOn: string | null;
}

/** A line of a statement, or one that left it. */
export interface StatementEntryView {
  entryId: string;
  event: CommissionEvent;
  occurredAt: Date;
  dueOn: string;
  property: string;
  ruleVersion: string;
  amountCents: number;
}

export interface ContestView {
  id: string;
  entryId: string;
  reason: ContestReason;
  text: string;
  at: Date;
  outcome: ContestOutcome | null;
  reply: string | null;
}

/** One statement whole. */
export interface StatementView extends StatementLineView {
  looper: { id: string; name: string };
  isDemo: boolean;
  entries: StatementEntryView[];
  /** Lines that were contested and left it, with what became of it. */
  contested: (ContestView & { entry: StatementEntryView })[];
  /** Whether a line can be contested now. */
  mayContest: boolean;
  payment: { paidOn: string; reference: string; lastFour: string } | null;
}

/** What a looper's statements come to. */
export interface StatementsView {
  statements: StatementLineView[];
  /** Due, and on no statement yet. */
  comingCents: number;
  /** Shares of sales whose invoices are not paid. */
  waitingCents: number;
  toPayCents: number;
  /** Paid this civil year, and the years before it that have payments. */
  paidByYear: { year: number; amountCents: number }[];
}

/** One line of a ledger, with all that it hangs on. */
export interface EntryView extends CommissionView {
  looper: { id: string; name: string };
  dueCause: DueCause | null;
  visit: { id: string; startsAt: Date; visitorName: string } | null;
  sale: { id: string; priceCents: number; feeCents: number | null } | null;
  propertyId: string | null;
  reverses: { id: string; amountCents: number } | null;
  reversal: { id: string; reason: ReversalReason; note: string | null; at: Date } | null;
  reason: ReversalReason | null;
  note: string | null;
  statement: { id: string; month: string; part: number; state: StatementState } | null;
  contest: ContestView | null;
}

/** The account of a looper, without what it is. */
export interface PayoutAccountView {
  /** The last one that was entered; null without one. */
  current: { lastFour: string; holder: string; addedAt: Date; payableFrom: Date } | null;
  waits: boolean;
  isDemo: boolean;
  vatNumber: string | null;
  siren: string | null;
}

/** A looper of the team's list of what is owed. */
export interface OwedView {
  looperId: string;
  name: string;
  /** Issued and in no payment. */
  owedCents: number;
  statements: number;
  /** The earliest day by which one of them is to be paid. */
  payableBy: string | null;
  obstacle: PaymentObstacle | null;
}

export interface BatchLineView {
  id: string;
  state: BatchState;
  createdAt: Date;
  createdBy: string;
  totalCents: number;
  payouts: number;
  /** The day on which the bank is to execute it (`executionDay`). */
  executeOn: string;
  refused: number;
}

export interface PayoutView {
  id: string;
  looperId: string;
  name: string;
  lastFour: string;
  amountCents: number;
  statements: { id: string; number: string; totalCents: number }[];
  outcome: "paid" | "refused" | null;
  refusal: PayoutRefusal | null;
  paidOn: string | null;
  reference: string | null;
}

export interface BatchView extends BatchLineView {
  approvedBy: string | null;
  approvedAt: Date | null;
  fileTakenAt: Date | null;
  items: PayoutView[];
  /** Why the reader can't approve it; null where they can, or nobody has to. */
  approval: "own-batch" | "own-payment" | "alone" | null;
}

/** A line that its looper contests, for the team. */
export interface TeamContestView extends ContestView {
  looper: { id: string; name: string };
  entry: StatementEntryView;
  month: string;
  decidedBy: string | null;
  isOwn: boolean;
  /** Whether it can be taken back: it is no reversal, and has none. */
  canReverse: boolean;
}

/** A home for sale whose paid visits come near the limit. */
export interface VisitedHomeView {
  id: string;
  title: string;
  city: string;
  looper: string;
  paid: number;
  paidCents: number;
  /** How many are paid, by the rule or by the team's consent. */
  most: number;
  isOwn: boolean;
}

/** The ledger of one looper, for the team. */
export interface LooperLedgerView {
  name: string;
  earnedCents: number;
  paidCents: number;
  entries: CommissionView[];
  nextCursor: string | null;
}
