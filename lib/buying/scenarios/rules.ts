import { type BudgetRequest, type BudgetResult, budgetResult } from "../../financing/budget.ts";
import { BUDGET_FIELDS, readBudget } from "../../financing/budget-inputs.ts";
import { COST_FIELDS, readCosts } from "../../financing/cost-inputs.ts";
import { type LoanInputs, typedNumber, typedText } from "../../financing/inputs.ts";
import { isId } from "../../kernel/ids.ts";

/** Most simulations that a person keeps, and the longest name of one. */
export const MAX_SCENARIOS = 20;
export const MAX_SCENARIO_NAME = 60;

/** Longest query of a simulation: all of its fields, filled to their ends. */
export const MAX_SCENARIO_QUERY = 800;

/** What was simulated, field by field: what was supposed is written down too, so that it stays what it was. */
function budgetFields({ loan, household }: BudgetRequest): Record<string, string> {
  return {
    ...(loan && {
      [BUDGET_FIELDS.price]: typedNumber(loan.priceCents),
      [BUDGET_FIELDS.downPayment]: typedNumber(loan.downPaymentCents),
      [BUDGET_FIELDS.works]: typedNumber(loan.worksCents),
      [BUDGET_FIELDS.years]: String(loan.years),
      [BUDGET_FIELDS.rate]: typedNumber(loan.annualRateBps),
      ...(loan.offPlan && { [BUDGET_FIELDS.offPlan]: "1" }),
    }),
    ...(household && {
      [BUDGET_FIELDS.income]: typedNumber(household.incomeCents),
      [BUDGET_FIELDS.charges]: typedNumber(household.chargesCents),
    }),
  };
}

/**
 * The simulation that inputs say, as its page carries it in its address; null where they say none: a field that can't
 * be read, or no price.
 */
export function scenarioQuery(inputs: LoanInputs): string | null {
  const { request, problems } = readBudget(inputs);
  const costs = readCosts(inputs);
  const isUnread = Object.keys({ ...problems, ...costs.problems }).length > 0;
  if (isUnread || request.loan === null) return null;
  const listing = typedText(inputs, COST_FIELDS.listing);
  const query = new URLSearchParams({
    ...(isId(listing) && { [COST_FIELDS.listing]: listing }),
    ...budgetFields(request),
  });
  for (const field of [COST_FIELDS.charges, COST_FIELDS.energy, COST_FIELDS.tax]) {
    const typed = typedText(inputs, field);
    if (typed !== null) query.set(field, typed.trim());
  }
  return query.size > 0 && `${query}`.length <= MAX_SCENARIO_QUERY ? `${query}` : null;
}

/** What a stored simulation comes to today; null where it can't be read any more. */
export function scenarioResult(query: string): BudgetResult | null {
  return budgetResult(readBudget(Object.fromEntries(new URLSearchParams(query))).request);
}
