import type { PaymentMethod, Settlement } from "./rules.ts";

/** A payment of an invoice, or what reverses one. */
export interface PaymentView {
  id: string;
  /** Negative for a reversal. */
  amountCents: number;
  paidOn: string;
  method: PaymentMethod;
  /** What the account's statement calls it; of a reversal its reason. */
  reference: string;
  /** Whether another row takes it back. */
  isReversed: boolean;
}

/** The invoice of a sale, with its payments. */
export interface InvoiceView extends Settlement {
  number: number;
  totalCents: number;
  issuedAt: Date;
  dueOn: string;
  isOverdue: boolean;
  /** The civil days that a payment can have: from the deed's to today. */
  paymentDays: { min: string; max: string };
  /** The oldest first. */
  payments: PaymentView[];
}
