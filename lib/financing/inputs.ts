import { shareOf } from "../kernel/money.ts";
import { ASSUMPTIONS, type LoanRequest, RATE_BPS, TERM } from "./rules.ts";

/** Names of the simulation's fields, in its form and in the page's address. */
export const LOAN_FIELDS = {
  downPayment: "apport",
  works: "travaux",
  years: "duree",
  rate: "taux",
} as const;

/** Dearest works and highest down payment that can be simulated: the dearest listing's price. */
const MAX_EUROS = 20_000_000;

/** What a person typed or the address carries, field by field; anything else is left out. */
export type LoanInputs = Partial<Record<string, string | string[]>>;

/**
 * The purchase to simulate, from raw inputs: "30 000 €" and "3,4 %" are forgiven, what is out of
 * bounds comes back to the nearest bound, and what is not a number takes the usual value.
 */
export function loanRequest(priceCents: number, inputs: LoanInputs = {}): LoanRequest {
  const euros = (name: string, usualCents: number) => {
    const typed = numberOf(inputs[name]);
    return typed === null ? usualCents : Math.round(clamp(typed, 0, MAX_EUROS)) * 100;
  };
  const years = numberOf(inputs[LOAN_FIELDS.years]) ?? TERM.initial;
  const percent = numberOf(inputs[LOAN_FIELDS.rate]);
  const rateBps = percent === null ? ASSUMPTIONS.annualRateBps : Math.round(percent * 100);
  return {
    priceCents,
    worksCents: euros(LOAN_FIELDS.works, 0),
    downPaymentCents: euros(LOAN_FIELDS.downPayment, usualDownPayment(priceCents)),
    years: Math.round(clamp(years, TERM.min, TERM.maxWithWorks)),
    annualRateBps: clamp(rateBps, RATE_BPS.min, RATE_BPS.max),
  };
}

/** A tenth of the price, in whole thousands of euros. */
function usualDownPayment(priceCents: number): number {
  return Math.round(shareOf(priceCents, ASSUMPTIONS.downPaymentRateBps) / 1_000_00) * 1_000_00;
}

export function clamp(value: number, low: number, high: number): number {
  return Math.min(Math.max(value, low), high);
}

/** A number as people type it: "30 000 €", "3,4 %"; null for what is none. */
export function numberOf(raw: string | string[] | undefined): number | null {
  const text = (Array.isArray(raw) ? raw[0] : raw)?.replaceAll(/[\s€%]/g, "").replace(",", ".");
  return text && /^\d{1,12}(\.\d{1,6})?$/.test(text) ? Number(text) : null;
}
