import { DomainError, type FieldErrors } from "../kernel/errors.ts";
import type { Zone } from "../kernel/time.ts";
import { OFFER_FIELDS } from "./copy.ts";
import { type AmountBounds, amountBounds, type ExpiryBounds, expiryBounds } from "./rules.ts";

/** What an offer for a home may come to at a time, and until when it may stand. */
export interface TermsBounds {
  amount: AmountBounds;
  /** Civil days; `initial` is what a form proposes. */
  expiry: ExpiryBounds;
}

/** The bounds of an offer for a home: its price, and its zone. */
export const termsBounds = (
  { priceCents, zone }: { priceCents: number; zone: Zone },
  now: Date,
): TermsBounds => ({
  amount: amountBounds(priceCents),
  expiry: expiryBounds(now, zone),
});

/**
 * Refuses what an offer can't come to.
 * @param terms the amount in whole euros
 * @throws {DomainError} request.invalid with the mistakes in amount and expiry
 */
export function checkTerms(
  terms: { amount: number; expiryDate: string },
  { amount, expiry }: TermsBounds,
): void {
  const problems: FieldErrors = {};
  const cents = terms.amount * 100;
  if (cents < amount.minCents || cents > amount.maxCents) {
    problems.amount = OFFER_FIELDS.amountBounds(amount);
  }
  if (terms.expiryDate < expiry.min || terms.expiryDate > expiry.max) {
    problems.expiryDate = OFFER_FIELDS.expiryBounds(expiry);
  }
  if (Object.keys(problems).length > 0) throw new DomainError("request.invalid", problems);
}
