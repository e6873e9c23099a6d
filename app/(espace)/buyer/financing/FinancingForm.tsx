import type { ReactNode } from "react";
import { Button } from "@/components/ui/Button";
import { Field, Input } from "@/components/ui/Field";
import { Link } from "@/components/ui/Link";
import { Select } from "@/components/ui/Select";
import { amountProblem, rateProblem } from "@/lib/content/number-problems";
import type { BudgetRequest } from "@/lib/financing/budget";
import {
  BUDGET_FIELDS,
  INCOME_BOUNDS,
  MONTHLY_BOUNDS,
  PRICE_BOUNDS,
} from "@/lib/financing/budget-inputs";
import { COST_FIELDS, YEARLY_BOUNDS } from "@/lib/financing/cost-inputs";
import {
  type InputProblems,
  LOAN_AMOUNT,
  type LoanInputs,
  readYears,
  typedText,
} from "@/lib/financing/inputs";
import { type HomeCosts, YEARLY_PARTS } from "@/lib/financing/monthly-cost";
import { ASSUMPTIONS, RATE_BPS, TERM } from "@/lib/financing/rules";
import { formatAmount, formatRate } from "@/lib/kernel/format";
import { routes } from "@/lib/routes/public";
import { spaceRoutes } from "@/lib/routes/space";
import { FINANCING } from "./copy";

/** The listing that the form was opened from. */
export interface FinancedHome {
  id: string;
  title: string;
  city: string;
  /** Of its commune's pages. */
  citySlug: string;
  priceCents: number;
  costs: HomeCosts;
}

/** Terms on offer, in years; one that the address asks for joins them. */
const TERMS = [10, 15, 20, TERM.max, TERM.maxWithWorks];

/** The project to simulate: a plain form, whose answer is a page with its own address. */
export function FinancingForm({
  inputs,
  request: { loan, household },
  home,
  problems,
}: {
  inputs: LoanInputs;
  request: BudgetRequest;
  home: FinancedHome | null;
  problems: InputProblems;
}) {
  /** What was read; until there is a result, what was typed. */
  const value = (name: string, cents: number | undefined) =>
    cents === undefined ? (typedText(inputs, name) ?? undefined) : formatAmount(cents);
  const error = (name: string, bounds: { min: number; max: number }) => {
    const problem = problems[name];
    return problem === undefined ? null : amountProblem(problem, bounds);
  };
  const rateError = problems[BUDGET_FIELDS.rate];
  const years = readYears(inputs);
  const terms = [...new Set([...TERMS, years])].sort((a, b) => a - b);
  const rate = loan
    ? formatRate(loan.annualRateBps)
    : (typedText(inputs, BUDGET_FIELDS.rate) ?? formatRate(ASSUMPTIONS.annualRateBps));
  return (
    <form action={`${spaceRoutes.buyer.financing}#simulation`} className="flex flex-col gap-5">
      {home && (
        <p>
          <input type="hidden" name={COST_FIELDS.listing} value={home.id} />
          {FINANCING.ofHome}{" "}
          <Link href={routes.listing(home.id)} className="text-link">
            {home.title}
          </Link>
          , {home.city}
        </p>
      )}
      <div className="grid gap-5 sm:grid-cols-2">
        <Amount
          name={BUDGET_FIELDS.price}
          label={FINANCING.price}
          value={value(BUDGET_FIELDS.price, loan?.priceCents)}
          error={error(BUDGET_FIELDS.price, PRICE_BOUNDS)}
        />
        <Amount
          name={BUDGET_FIELDS.downPayment}
          label={FINANCING.downPayment}
          value={value(BUDGET_FIELDS.downPayment, loan?.downPaymentCents)}
          error={error(BUDGET_FIELDS.downPayment, LOAN_AMOUNT)}
          hint={FINANCING.downPaymentHint}
        />
        <Amount
          name={BUDGET_FIELDS.works}
          label={FINANCING.works}
          value={value(BUDGET_FIELDS.works, loan?.worksCents)}
          error={error(BUDGET_FIELDS.works, LOAN_AMOUNT)}
        />
        <Field id="simulateur-duree" label={FINANCING.years} hint={FINANCING.longTerm}>
          {(control) => (
            <Select
              {...control}
              name={BUDGET_FIELDS.years}
              defaultValue={String(years)}
              options={terms.map((term) => ({
                value: String(term),
                label: FINANCING.yearsOf(term),
              }))}
            />
          )}
        </Field>
        <Amount
          name={BUDGET_FIELDS.income}
          label={FINANCING.income}
          hint={FINANCING.incomeHint}
          value={value(BUDGET_FIELDS.income, household?.incomeCents)}
          error={error(BUDGET_FIELDS.income, INCOME_BOUNDS)}
        />
        <Amount
          name={BUDGET_FIELDS.charges}
          label={FINANCING.charges}
          hint={FINANCING.chargesHint}
          value={value(BUDGET_FIELDS.charges, household?.chargesCents)}
          error={error(BUDGET_FIELDS.charges, MONTHLY_BOUNDS)}
        />
        <Amount
          name={BUDGET_FIELDS.rate}
          label={FINANCING.rate}
          value={rate}
          error={rateError === undefined ? null : rateProblem(rateError, RATE_BPS)}
        />
        <label className="flex min-h-12 items-center gap-3 self-end">
          <input
            type="checkbox"
            name={BUDGET_FIELDS.offPlan}
            value="1"
            defaultChecked={inputs[BUDGET_FIELDS.offPlan] !== undefined}
            className="size-5 shrink-0 accent-brand"
          />
          {FINANCING.offPlan}
        </label>
      </div>
      <fieldset className="min-w-0">
        <legend className="mb-1 font-semibold">{FINANCING.costs}</legend>
        <p className="mb-4 text-fine text-ink-soft">{FINANCING.costsHint}</p>
        <div className="grid gap-5 sm:grid-cols-3">
          {YEARLY_PARTS.map((part) => (
            <Amount
              key={part}
              name={COST_FIELDS[part]}
              label={FINANCING.yearly[part]}
              value={typedText(inputs, COST_FIELDS[part]) ?? undefined}
              error={error(COST_FIELDS[part], YEARLY_BOUNDS)}
            />
          ))}
        </div>
      </fieldset>
      <Button type="submit" className="self-start">
        {FINANCING.submit}
      </Button>
    </form>
  );
}

function Amount({
  name,
  label,
  hint,
  value,
  error,
}: {
  name: string;
  label: string;
  hint?: ReactNode;
  value: string | undefined;
  error: string | null;
}) {
  return (
    <Field
      id={`simulateur-${name}`}
      label={label}
      hint={hint}
      error={error}
      className="justify-end"
    >
      {(control) => (
        <Input
          {...control}
          name={name}
          inputMode="decimal"
          autoComplete="off"
          maxLength={40}
          defaultValue={value}
          className="figures"
        />
      )}
    </Field>
  );
}
