import {
  clamp,
  LOAN_FIELDS,
  type LoanInputs,
  loanRequest,
  numberOf,
} from "../../financing/inputs.ts";
import type { LoanRequest } from "../../financing/rules.ts";
import type { BudgetRequest } from "./rules.ts";

/** Names of the simulator's fields: those of a listing's simulation, and what it can't know. */
export const BUDGET_FIELDS = {
  ...LOAN_FIELDS,
  price: "prix",
  income: "revenus",
  charges: "charges",
  offPlan: "vefa",
} as const;

/** Prices that can be simulated, in euros: those a listing can have. */
const PRICE_EUROS = { min: 1_000, max: 20_000_000 } as const;
/** Most income and charges a month, in euros. */
const MAX_MONTHLY_EUROS = 1_000_000;

/** What the simulator is asked, from raw inputs, forgiven as those of a listing's simulation are. */
export function budgetRequest(inputs: LoanInputs): BudgetRequest {
  const euros = (name: string) => {
    const typed = numberOf(inputs[name]);
    return typed === null ? null : Math.round(clamp(typed, 0, MAX_MONTHLY_EUROS)) * 100;
  };
  const price = numberOf(inputs[BUDGET_FIELDS.price]);
  const incomeCents = euros(BUDGET_FIELDS.income);
  return {
    loan: price === null || price === 0 ? null : loanOf(price, inputs),
    household: incomeCents
      ? { incomeCents, chargesCents: euros(BUDGET_FIELDS.charges) ?? 0 }
      : null,
  };
}

function loanOf(price: number, inputs: LoanInputs): LoanRequest {
  const priceCents = Math.round(clamp(price, PRICE_EUROS.min, PRICE_EUROS.max)) * 100;
  const offPlan = inputs[BUDGET_FIELDS.offPlan] !== undefined;
  return { ...loanRequest(priceCents, inputs), offPlan };
}
