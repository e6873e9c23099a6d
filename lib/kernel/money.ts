/**
 * Money is integer euro cents, rates are integer basis points (1 % is 100 bps). Every rounding of
 * money in the product happens in `shareOf` or `divideRounded`, half away from zero.
 */

const BPS_PER_UNIT = 10_000;

/** Cents of a whole or decimal amount of euros, rounded to the cent. */
export function eurosToCents(euros: number): number {
  return Math.round(euros * 100);
}

/** Euros of an amount of cents, with its two decimals. */
export function centsToEuros(cents: number): number {
  return cents / 100;
}

/** `numerator / denominator` as an integer, half away from zero. Both must be integers, exact up to 2^53. */
export function divideRounded(numerator: number, denominator: number): number {
  if (!Number.isSafeInteger(numerator) || !Number.isSafeInteger(denominator) || denominator <= 0) {
    throw new RangeError("divideRounded takes safe integers and a positive denominator");
  }
  const sign = numerator < 0 ? -1 : 1;
  const size = Math.abs(numerator);
  const whole = Math.floor(size / denominator);
  const rest = size - whole * denominator;
  return sign * (whole + (rest * 2 >= denominator ? 1 : 0));
}

/** The share `rateBps` of an amount, in cents. */
export function shareOf(amountCents: number, rateBps: number): number {
  return divideRounded(amountCents * rateBps, BPS_PER_UNIT);
}

/** The amount excluding VAT of a tax-inclusive amount, in cents, at the rate of a place (lib/kernel/place.ts). */
export function excludingVat(amountCents: number, vatBps: number): number {
  return divideRounded(amountCents * BPS_PER_UNIT, BPS_PER_UNIT + vatBps);
}

/** `part` in percent of `whole`, rounded to a whole number; 0 when `whole` is 0. */
export function percentOf(partCents: number, wholeCents: number): number {
  return wholeCents === 0 ? 0 : divideRounded(partCents * 100, wholeCents);
}
