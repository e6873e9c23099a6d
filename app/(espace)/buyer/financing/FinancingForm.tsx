import type { ReactNode } from "react";
import { Button } from "@/components/ui/Button";
import { Field, Input } from "@/components/ui/Field";
import { Select } from "@/components/ui/Select";
import { BUDGET_FIELDS } from "@/lib/buying/financing/inputs";
import type { BudgetRequest } from "@/lib/buying/financing/rules";
import type { LoanInputs } from "@/lib/financing/inputs";
import { ASSUMPTIONS, TERM } from "@/lib/financing/rules";
import { formatInteger } from "@/lib/kernel/format";
import { textOf } from "@/lib/kernel/parameters";
import { spaceRoutes } from "@/lib/routes/space";
import { FINANCING } from "./copy";

/** Terms on offer, in years; one that the address asks for joins them. */
const TERMS = [10, 15, 20, TERM.max, TERM.maxWithWorks];

/** The project to simulate: a plain form, whose answer is a page with its own address. */
export function FinancingForm({
  inputs,
  request: { loan, household },
}: {
  inputs: LoanInputs;
  request: BudgetRequest;
}) {
  /** What was understood; until there is a price, what was typed. */
  const value = (name: string, cents: number | undefined) =>
    cents === undefined ? (textOf(inputs[name]) ?? undefined) : formatInteger(cents / 100);
  const years = loan?.years ?? TERM.initial;
  const terms = [...new Set([...TERMS, years])].sort((a, b) => a - b);
  const rateBps = loan?.annualRateBps ?? ASSUMPTIONS.annualRateBps;
  return (
    <form action={`${spaceRoutes.buyer.financing}#simulation`} className="flex flex-col gap-5">
      <div className="grid gap-5 sm:grid-cols-2">
        <Amount
          name={BUDGET_FIELDS.price}
          label={FINANCING.price}
          value={value(BUDGET_FIELDS.price, loan?.priceCents)}
        />
        <Amount
          name={BUDGET_FIELDS.downPayment}
          label={FINANCING.downPayment}
          value={value(BUDGET_FIELDS.downPayment, loan?.downPaymentCents)}
          hint={FINANCING.downPaymentHint}
        />
        <Amount
          name={BUDGET_FIELDS.works}
          label={FINANCING.works}
          value={value(BUDGET_FIELDS.works, loan?.worksCents)}
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
        />
        <Amount
          name={BUDGET_FIELDS.charges}
          label={FINANCING.charges}
          hint={FINANCING.chargesHint}
          value={value(BUDGET_FIELDS.charges, household?.chargesCents)}
        />
        <Amount
          name={BUDGET_FIELDS.rate}
          label={FINANCING.rate}
          value={(rateBps / 100).toFixed(2).replace(".", ",")}
        />
        <label className="flex min-h-12 items-center gap-3 self-end">
          <input
            type="checkbox"
            name={BUDGET_FIELDS.offPlan}
            value="1"
            defaultChecked={loan?.offPlan ?? false}
            className="size-5 shrink-0 accent-brand"
          />
          {FINANCING.offPlan}
        </label>
      </div>
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
}: {
  name: string;
  label: string;
  hint?: ReactNode;
  value: string | undefined;
}) {
  return (
    <Field id={`simulateur-${name}`} label={label} hint={hint} className="justify-end">
      {(control) => (
        <Input
          {...control}
          name={name}
          inputMode="decimal"
          autoComplete="off"
          maxLength={14}
          defaultValue={value}
          className="figures"
        />
      )}
    </Field>
  );
}
