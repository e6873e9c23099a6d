import type { BudgetRequest } from "./budget.ts";
import {
  type InputProblems,
  InputReader,
  LOAN_FIELDS,
  type LoanInputs,
  readLoan,
} from "./inputs.ts";

/** Names of the simulator's fields: those of a listing's simulation, and what it can't know. */
export const BUDGET_FIELDS = {
  ...LOAN_FIELDS,
  price: "prix",
  income: "revenus",
  charges: "charges",
  offPlan: "vefa",
} as const;

/** Prices that can be simulated, in cents: those a listing can have. */
export const PRICE_BOUNDS = { min: 1_000_00, max: 20_000_000_00 } as const;
/** Charges a month, in cents. */
export const MONTHLY_BOUNDS = { min: 0, max: 1_000_000_00 } as const;
/** Income a month: without one there is no debt ratio. */
export const INCOME_BOUNDS = { ...MONTHLY_BOUNDS, min: 1_00 } as const;

/** What the simulator is asked, from raw inputs, and what is wrong with them: then nothing is simulated. */
interface BudgetReading {
  request: BudgetRequest;
  problems: InputProblems;
}

const NOTHING: BudgetRequest = { loan: null, household: null };

/** Reads the simulator's fields, as those of a listing's simulation are read. */
export function readBudget(inputs: LoanInputs): BudgetReading {
  const reader = new InputReader(inputs);
  const priceCents = reader.amount(BUDGET_FIELDS.price, null, PRICE_BOUNDS);
  const incomeCents = reader.amount(BUDGET_FIELDS.income, null, INCOME_BOUNDS);
  const chargesCents = reader.amount(BUDGET_FIELDS.charges, 0, MONTHLY_BOUNDS);
  const loan = readLoan(priceCents ?? PRICE_BOUNDS.min, inputs);
  const problems = { ...reader.problems, ...loan.problems };
  if (!reader.isRead || loan.request === null) return { request: NOTHING, problems };
  const offPlan = inputs[BUDGET_FIELDS.offPlan] !== undefined;
  return {
    request: {
      loan: priceCents === null ? null : { ...loan.request, offPlan },
      household: incomeCents !== null ? { incomeCents, chargesCents } : null,
    },
    problems,
  };
}
