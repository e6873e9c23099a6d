import type { UnpaidReason } from "./rules.ts";

/** What a looper is paid for, and what takes it back. */
export const COMMISSION_EVENTS = ["visit_organised", "sale_signed", "reversal"] as const;
export type CommissionEvent = (typeof COMMISSION_EVENTS)[number];

/** What made a line fall due. */
export const DUE_CAUSES = ["visit_made", "invoice_paid", "reversal"] as const;
export type DueCause = (typeof DUE_CAUSES)[number];

/** One line of the ledger. */
export interface CommissionView {
  id: string;
  event: CommissionEvent;
  occurredAt: Date;
  /** The property it is for, by its title, or by its name where it is not on the site. */
  property: string;
  /** Version of the rule in force on its date. */
  ruleVersion: string;
  /** Negative for a reversal. */
  amountCents: number;
  /** The civil day since which it is due; null for a share of a sale whose invoice is not paid. */
  dueOn: string | null;
  /** Whether another line takes it back. */
  isReversed: boolean;
}

export interface EventTotal {
  count: number;
  amountCents: number;
}

/** A looper's ledger, the last line first, and what it adds up to. */
export interface LedgerView {
  totalCents: number;
  /** Of the last thirty days, as every monthly figure (decision 0027). */
  recentCents: number;
  byEvent: Record<CommissionEvent, EventTotal>;
  entries: CommissionView[];
  nextCursor: string | null;
}

/** What a visit is paid, or will be if it takes place; why not, where it is not. */
export interface VisitPayView {
  amountCents: number;
  unpaid: UnpaidReason | null;
}
