import { buttonClass } from "@/components/ui/Button";
import { ChoiceChip } from "@/components/ui/Choice";
import { cx } from "@/components/ui/cx";
import { amountProblem, rateProblem } from "@/lib/content/number-problems";
import {
  type InputProblems,
  LOAN_AMOUNT,
  LOAN_FIELDS,
  type LoanInputs,
  readYears,
  typedText,
  usualLoan,
} from "@/lib/financing/inputs";
import {
  type LoanRequest,
  type LoanSimulation,
  longestTermYears,
  RATE_BPS,
  TERM,
} from "@/lib/financing/rules";
import { formatAmount, formatPrice, formatRate } from "@/lib/kernel/format";
import { LOAN } from "./islands-copy";

/** Terms on offer, in years; one that the address asks for joins them. */
const TERMS = [10, 15, 20, TERM.max, TERM.maxWithWorks];

/** What is typed in each field, as text: it may be unfinished. */
export interface TypedLoan {
  downPayment: string;
  works: string;
  rate: string;
  years: number;
}

/** The same by the fields' names, as an address carries it. */
export const loanFields = (typed: TypedLoan): Record<string, string> => ({
  [LOAN_FIELDS.downPayment]: typed.downPayment,
  [LOAN_FIELDS.works]: typed.works,
  [LOAN_FIELDS.rate]: typed.rate,
  [LOAN_FIELDS.years]: String(typed.years),
});

interface LoanSimulatorProps {
  priceCents: number;
  typed: TypedLoan;
  onType: (change: Partial<TypedLoan>) => void;
  /** What is typed, and what it comes to; null where a field can't be read. */
  request: LoanRequest | null;
  loan: LoanSimulation | null;
  problems: InputProblems;
  /** Where the form goes without JavaScript: the page itself, at the simulation. */
  action: string;
}

/** What the home would cost a month, live; without JavaScript the form asks the server. */
export function LoanSimulator({
  priceCents,
  typed,
  onType,
  request,
  loan,
  problems,
  action,
}: LoanSimulatorProps) {
  const usual = usualLoan(priceCents);
  // Until the fields can be read, each term may still be chosen.
  const longest =
    loan && request ? longestTermYears(loan.totalCents, request.worksCents) : TERM.maxWithWorks;
  const terms = [...new Set([...TERMS, typed.years])].sort((a, b) => a - b);
  const amountError = (name: string) => {
    const problem = problems[name];
    return problem === undefined ? null : amountProblem(problem, LOAN_AMOUNT);
  };
  const rateError = problems[LOAN_FIELDS.rate];

  return (
    <form
      action={action}
      noValidate
      className="grid gap-6 rounded-panel bg-sunken p-5 sm:p-6 md:grid-cols-2 md:gap-8 lg:max-xl:grid-cols-1"
    >
      <div className="flex flex-col gap-4">
        <Amount
          name={LOAN_FIELDS.downPayment}
          label={LOAN.downPayment}
          value={typed.downPayment}
          usual={formatAmount(usual.downPaymentCents)}
          problem={amountError(LOAN_FIELDS.downPayment)}
          onChange={(downPayment) => onType({ downPayment })}
        />
        <Amount
          name={LOAN_FIELDS.works}
          label={LOAN.works}
          value={typed.works}
          usual="0"
          problem={amountError(LOAN_FIELDS.works)}
          onChange={(works) => onType({ works })}
        />
        <Amount
          name={LOAN_FIELDS.rate}
          label={LOAN.rate}
          value={typed.rate}
          usual={formatRate(usual.annualRateBps)}
          problem={rateError === undefined ? null : rateProblem(rateError, RATE_BPS)}
          unit="%"
          onChange={(rate) => onType({ rate })}
        />
        <fieldset className="min-w-0">
          <legend className="mb-1.5 text-small font-semibold">{LOAN.years}</legend>
          <div className="grid grid-cols-[repeat(auto-fit,minmax(2.75rem,1fr))] gap-1.5">
            {terms.map((years) => (
              <ChoiceChip
                key={years}
                type="radio"
                name={LOAN_FIELDS.years}
                value={years}
                checked={years === Math.min(typed.years, longest)}
                disabled={years > longest}
                onChange={() => onType({ years })}
                className="justify-center px-1! whitespace-nowrap"
              >
                {years}
                <span className="visually-hidden"> {LOAN.yearsUnit}</span>
              </ChoiceChip>
            ))}
          </div>
          <p className="mt-1.5 text-fine text-ink-soft">{LOAN.longTerm}</p>
        </fieldset>
        <button type="submit" className={cx("only-noscript", buttonClass())}>
          {LOAN.submit}
        </button>
        <p className="text-fine text-ink-soft md:max-lg:mt-auto xl:mt-auto">
          {LOAN.notice} <strong className="font-semibold">{LOAN.warning}</strong>
        </p>
      </div>
      {request && loan ? (
        <LoanResult request={request} loan={loan} />
      ) : (
        <p className="self-start font-semibold">{LOAN.unread}</p>
      )}
      <output className="visually-hidden">{loan ? spoken(loan) : LOAN.unread}</output>
    </form>
  );
}

/** The result in a sentence, for people who hear it change. */
const spoken = ({ principalCents, monthlyCents, incomeCents }: LoanSimulation) =>
  principalCents > 0
    ? LOAN.result(formatPrice(monthlyCents), formatPrice(incomeCents))
    : LOAN.nothing;

/** What the loan comes to. */
function LoanResult({ request, loan }: { request: LoanRequest; loan: LoanSimulation }) {
  return (
    <div className="flex flex-col">
      {loan.principalCents > 0 ? (
        <>
          <p className="text-small font-semibold">{LOAN.monthly}</p>
          <p className="mt-1 flex flex-wrap items-baseline gap-x-2">
            <strong className="font-display text-title font-bold figures whitespace-nowrap">
              {formatPrice(loan.monthlyCents)}
            </strong>
            <span>{LOAN.perMonth}</span>
          </p>
          <p className="text-fine text-ink-soft">
            {LOAN.insurance} {formatPrice(loan.monthlyInsuranceCents)}
          </p>
          <p className="mt-4 rounded-control bg-brand-soft px-4 py-3">
            <span className="text-small">{LOAN.income}</span>{" "}
            <strong className="block text-lead font-semibold figures">
              {formatPrice(loan.incomeCents)} {LOAN.perMonth}
            </strong>
            <span className="block text-fine">{LOAN.incomeNote}</span>
          </p>
        </>
      ) : (
        <p className="font-semibold">{LOAN.nothing}</p>
      )}
      <dl className="mt-4 text-small">
        <Line term={LOAN.price} cents={request.priceCents} />
        <Line term={LOAN.acquisition} cents={loan.acquisitionCents} />
        {request.worksCents > 0 && <Line term={LOAN.worksLine} cents={request.worksCents} />}
        <Line term={LOAN.principal} cents={loan.principalCents} strong />
        <Line term={LOAN.cost} cents={loan.costCents} />
      </dl>
    </div>
  );
}

/** What the fields show first: what the address carries, as it is written there, else what is usual. */
export function typedLoan(priceCents: number, inputs: LoanInputs): TypedLoan {
  const usual = usualLoan(priceCents);
  return {
    downPayment: typedText(inputs, LOAN_FIELDS.downPayment) ?? formatAmount(usual.downPaymentCents),
    works: typedText(inputs, LOAN_FIELDS.works) ?? formatAmount(usual.worksCents),
    rate: typedText(inputs, LOAN_FIELDS.rate) ?? formatRate(usual.annualRateBps),
    years: readYears(inputs),
  };
}

function Amount({
  name,
  label,
  value,
  usual,
  problem,
  unit = "€",
  onChange,
}: {
  name: string;
  label: string;
  value: string;
  /** What is counted where nothing is typed. */
  usual: string;
  /** What is wrong with what is typed. */
  problem: string | null;
  unit?: "€" | "%";
  onChange: (text: string) => void;
}) {
  const id = `simulation-${name}`;
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1.5">
      <label htmlFor={id} className="text-small font-semibold">
        {label}
      </label>
      <span className="relative">
        <input
          id={id}
          name={name}
          inputMode="decimal"
          autoComplete="off"
          maxLength={40}
          value={value}
          placeholder={usual}
          aria-invalid={problem === null ? undefined : true}
          aria-describedby={problem === null ? undefined : `${id}-erreur`}
          onChange={(event) => onChange(event.target.value)}
          className="min-h-11 w-32 rounded-control border border-line-strong bg-surface py-2 pr-9 pl-3 text-right font-semibold figures hover:border-brand"
        />
        <span
          aria-hidden="true"
          className="pointer-events-none absolute inset-y-0 right-3.5 grid place-items-center"
        >
          {unit}
        </span>
      </span>
      {problem !== null && (
        <p id={`${id}-erreur`} className="w-full text-small font-medium text-tile-strong">
          {problem}
        </p>
      )}
    </div>
  );
}

function Line({ term, cents, strong = false }: { term: string; cents: number; strong?: boolean }) {
  return (
    <div
      className={cx(
        "flex justify-between gap-4 border-t border-line py-2",
        strong && "font-semibold",
      )}
    >
      <dt className={strong ? undefined : "text-ink-soft"}>{term}</dt>
      <dd className="figures whitespace-nowrap">{formatPrice(cents)}</dd>
    </div>
  );
}
