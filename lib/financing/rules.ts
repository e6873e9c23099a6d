import { divideRounded, shareOf } from "../kernel/money.ts";

/**
 * The loan simulation: what a purchase costs a month, and the income it supposes. A simulation, not
 * an offer. The limits are those of the French financial stability council (HCSF, decision
 * D-HCSF-2021-7): debt ratio of 35 % insurance included, 25 years, 27 with enough works.
 */

/** Share of the income that the monthly payment may take, insurance included. */
export const MAX_DEBT_RATIO_BPS = 3_500;

/** Terms in years. */
export const TERM = { min: 5, max: 25, maxWithWorks: 27, initial: 25 } as const;

/** Works count towards the longer term from this share of the whole cost. */
const WORKS_SHARE_BPS = 1_000;

/**
 * What the simulation supposes until the person says better. The rate can be changed in the form;
 * the acquisition costs (transfer duties and notary) are those of a home that is not new, or of one
 * bought off-plan, which pays the reduced duties.
 */
export const ASSUMPTIONS = {
  annualRateBps: 340,
  insuranceRateBps: 34,
  acquisitionRateBps: 800,
  offPlanAcquisitionRateBps: 250,
  downPaymentRateBps: 1_000,
} as const;

/** The civil day on which the rate and the costs above were last reviewed (decision 0019). */
export const ASSUMPTIONS_REVIEWED_ON = "2026-11-21";

/**
 * Bounds of the nominal rate that can be simulated, in basis points. No bank lends at 0 %, and the zero-rate loan (PTZ)
 * is a part of a purchase, never the loan for all of it.
 */
export const RATE_BPS = { min: 1, max: 1_500 } as const;

const MONTHS = 12;
const BPS_PER_UNIT = 10_000;

/** A purchase and how the person would pay for it; amounts in integer cents. */
export interface LoanRequest {
  priceCents: number;
  worksCents: number;
  downPaymentCents: number;
  /** Whole years; beyond what the rules allow, the longest term allowed is used. */
  years: number;
  /** Nominal yearly rate of the loan. */
  annualRateBps: number;
  /** Bought before it is built: lower acquisition costs, and the longer term. */
  offPlan?: boolean;
}

/** What the loan comes to; amounts in integer cents. */
export interface LoanSimulation {
  acquisitionCents: number;
  /** Price, acquisition costs and works. */
  totalCents: number;
  /** What remains to borrow; 0 when the down payment covers everything. */
  principalCents: number;
  /** The term used, at most `longestTermYears`. */
  years: number;
  /** Every month, insurance included. */
  monthlyCents: number;
  monthlyInsuranceCents: number;
  /** Interest and insurance over the whole term. */
  costCents: number;
  /** Least monthly net income for which the payment stays within the debt ratio, rounded up to the euro. */
  incomeCents: number;
}

/** The longest term in years allowed for an operation of which `worksCents` are works. */
export function longestTermYears(totalCents: number, worksCents: number, offPlan = false): number {
  if (offPlan) return TERM.maxWithWorks;
  const enoughWorks = worksCents > 0 && worksCents >= shareOf(totalCents, WORKS_SHARE_BPS);
  return enoughWorks ? TERM.maxWithWorks : TERM.max;
}

/**
 * Simulates a loan repaid in constant monthly payments, with an insurance on the borrowed capital.
 * @throws {RangeError} unless the amounts are non-negative integers and the years at least one.
 */
export function simulateLoan(request: LoanRequest): LoanSimulation {
  const { priceCents, worksCents, downPaymentCents, annualRateBps, offPlan = false } = request;
  for (const amount of [priceCents, worksCents, downPaymentCents, annualRateBps]) {
    if (!Number.isSafeInteger(amount) || amount < 0) {
      throw new RangeError("a loan is made of non-negative whole cents and basis points");
    }
  }
  if (!Number.isSafeInteger(request.years) || request.years < 1) {
    throw new RangeError("a loan lasts at least one whole year");
  }
  const acquisitionCents = shareOf(priceCents, acquisitionRate(offPlan));
  const totalCents = priceCents + acquisitionCents + worksCents;
  const principalCents = Math.max(0, totalCents - downPaymentCents);
  const years = Math.min(request.years, longestTermYears(totalCents, worksCents, offPlan));
  const months = years * MONTHS;
  const monthlyInsuranceCents = divideRounded(
    shareOf(principalCents, ASSUMPTIONS.insuranceRateBps),
    MONTHS,
  );
  const monthlyCents = annuityCents(principalCents, months, annualRateBps) + monthlyInsuranceCents;
  return {
    acquisitionCents,
    totalCents,
    principalCents,
    years,
    monthlyCents,
    monthlyInsuranceCents,
    costCents: monthlyCents * months - principalCents,
    incomeCents: incomeFor(monthlyCents),
  };
}

function acquisitionRate(offPlan: boolean): number {
  return offPlan ? ASSUMPTIONS.offPlanAcquisitionRateBps : ASSUMPTIONS.acquisitionRateBps;
}

/** Constant monthly payment, insurance excluded. The one place where a loan leaves whole cents. */
function annuityCents(principalCents: number, months: number, annualRateBps: number): number {
  if (annualRateBps === 0) return divideRounded(principalCents, months);
  const rate = annualRateBps / BPS_PER_UNIT / MONTHS;
  return Math.round((principalCents * rate) / (1 - (1 + rate) ** -months));
}

function incomeFor(monthlyCents: number): number {
  return Math.ceil((monthlyCents * BPS_PER_UNIT) / MAX_DEBT_RATIO_BPS / 100) * 100;
}
