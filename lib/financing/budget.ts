import {
  type LoanRequest,
  type LoanSimulation,
  MAX_DEBT_RATIO_BPS,
  simulateLoan,
} from "./rules.ts";

const BPS_PER_UNIT = 10_000;
/** The dearest home there can be (decision 0002). */
const MAX_PRICE_CENTS = 20_000_000_00;

/** What a household has and owes every month, in cents. */
export interface Household {
  /** Net of taxes on the payslip. */
  incomeCents: number;
  /** Repayments of other loans, maintenance paid. */
  chargesCents: number;
}

/** What a person asks the simulator. */
export interface BudgetRequest {
  /** Null until a price is given. */
  loan: LoanRequest | null;
  /** Null until an income is given. */
  household: Household | null;
}

/** How a monthly payment weighs on an income. */
export interface Affordability {
  /** Payment and existing charges on the income, in basis points, rounded up: 3,501 is too much. */
  debtRatioBps: number;
  withinLimit: boolean;
  /** What remains of the income, every month; negative when it does not suffice. */
  remainingCents: number;
}

/**
 * Whether a payment, insurance included, and the charges there are already stay within the debt
 * ratio. @throws {RangeError} unless the income is positive.
 */
export function affordability(
  monthlyCents: number,
  { incomeCents, chargesCents }: Household,
): Affordability {
  if (incomeCents <= 0) throw new RangeError("a debt ratio needs an income");
  const dueCents = monthlyCents + chargesCents;
  const debtRatioBps = Math.ceil((dueCents * BPS_PER_UNIT) / incomeCents);
  return {
    debtRatioBps,
    withinLimit: debtRatioBps <= MAX_DEBT_RATIO_BPS,
    remainingCents: incomeCents - dueCents,
  };
}

/** What could be paid for a home: in whole thousands of euros, as cents, never above the limit. */
const BUDGET_STEP_CENTS = 1_000_00;

/**
 * The dearest price that stays within the debt ratio, everything else of the request being equal;
 * 0 where there is none.
 */
function largestPriceCents(request: LoanRequest, household: Household): number {
  const fits = (steps: number) => {
    const priceCents = steps * BUDGET_STEP_CENTS;
    const { monthlyCents } = simulateLoan({ ...request, priceCents });
    return affordability(monthlyCents, household).withinLimit;
  };
  // The payment only grows with the price, so the limit is found by halves.
  let low = 0;
  let high = MAX_PRICE_CENTS / BUDGET_STEP_CENTS;
  if (!fits(low)) return 0;
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if (fits(middle)) low = middle;
    else high = middle - 1;
  }
  return low * BUDGET_STEP_CENTS;
}

/** What the simulator answers; what hangs on an income is null without one. */
export interface BudgetResult {
  request: LoanRequest;
  loan: LoanSimulation;
  ratio: Affordability | null;
  largestPriceCents: number | null;
}

/** Simulates what was asked; null until there is a price. */
export function budgetResult({ loan: request, household }: BudgetRequest): BudgetResult | null {
  if (request === null) return null;
  const loan = simulateLoan(request);
  return {
    request,
    loan,
    ratio: household && affordability(loan.monthlyCents, household),
    largestPriceCents: household && largestPriceCents(request, household),
  };
}
