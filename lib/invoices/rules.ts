import { laterDay, shiftCivilDay } from "../kernel/time.ts";

/** How an invoice is paid: by the seller's bank, or by the notary out of the price. */
export const PAYMENT_METHODS = ["transfer", "notary"] as const;
export type PaymentMethod = (typeof PAYMENT_METHODS)[number];

/** Days that a seller has to pay an invoice. */
const INVOICE_DUE_DAYS = 30;

/** The last civil day to pay an invoice issued on another. */
export const invoiceDueOn = (issuedOn: string): string => shiftCivilDay(issuedOn, INVOICE_DUE_DAYS);

/**
 * The civil days on which what is recorded today can have arrived: since the deed. Overseas a deed can bear a day that has
 * not begun in Paris, where payments are recorded; that day is then the only one.
 */
export const paymentDays = (concludedOn: string, today: string): { min: string; max: string } => ({
  min: concludedOn,
  max: laterDay(concludedOn, today),
});

/** A payment, or with a negative amount what reverses one. */
export interface PaidAmount {
  amountCents: number;
  /** Its civil day. */
  paidOn: string;
}

/** What of an invoice is paid. */
export interface Settlement {
  paidCents: number;
  /** The rest to pay: never less than nothing. */
  restCents: number;
  /** The civil day of the payment that settled it; null while something is to be paid. */
  settledOn: string | null;
}

/**
 * What of an invoice is paid by the payments recorded for it. What was recorded and reversed again counts for nothing,
 * its day included.
 */
export function settlementOf(
  totalCents: number,
  payments: readonly (PaidAmount & { isReversed: boolean })[],
): Settlement {
  const counted = payments.filter(({ amountCents, isReversed }) => amountCents > 0 && !isReversed);
  const paidCents = counted.reduce((sum, { amountCents }) => sum + amountCents, 0);
  const restCents = totalCents - paidCents;
  const days = counted.map(({ paidOn }) => paidOn).sort();
  return { paidCents, restCents, settledOn: restCents === 0 ? (days.at(-1) ?? null) : null };
}

/** Whether an invoice that is not settled should have been paid by now. */
export const isOverdue = (
  { dueOn, restCents }: { dueOn: string; restCents: number },
  today: string,
): boolean => restCents > 0 && today > dueOn;
