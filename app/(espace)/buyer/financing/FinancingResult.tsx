import type { ReactNode } from "react";
import { Figures } from "@/components/space/Figures";
import { Panel } from "@/components/space/Panel";
import { LinkButton } from "@/components/ui/Button";
import { Callout } from "@/components/ui/Callout";
import type { BudgetResult } from "@/lib/financing/budget";
import { formatDecimal, formatPrice } from "@/lib/kernel/format";
import { searchPath } from "@/lib/search/url";
import { FINANCING } from "./copy";

const { lines } = FINANCING;

/** What a project comes to every month, and how it weighs on the income. */
export function FinancingResult({
  result,
  children,
}: {
  result: BudgetResult;
  /** What is done with it. */
  children: ReactNode;
}) {
  const { request, loan, ratio, largestPriceCents } = result;
  const rows: readonly (readonly [string, string])[] = [
    [lines.price, formatPrice(request.priceCents)],
    [lines.acquisition, formatPrice(loan.acquisitionCents)],
    [lines.works, formatPrice(request.worksCents)],
    [lines.downPayment, formatPrice(request.downPaymentCents)],
    [lines.principal, formatPrice(loan.principalCents)],
    [lines.years, FINANCING.yearsOf(loan.years)],
    [lines.cost, formatPrice(loan.costCents)],
  ];
  return (
    <Panel id="simulation" title={FINANCING.resultTitle}>
      {loan.principalCents === 0 ? (
        <Callout tone="success">
          <p>{FINANCING.nothing}</p>
        </Callout>
      ) : (
        <Weight loan={loan} ratio={ratio} />
      )}
      {loan.years < request.years && <p>{FINANCING.shortened(loan.years)}</p>}
      <dl className="flex max-w-xl flex-col divide-y divide-line text-small">
        {rows.map(([term, value]) => (
          <div key={term} className="flex justify-between gap-4 py-2">
            <dt className="text-ink-soft">{term}</dt>
            <dd className="figures font-medium whitespace-nowrap">{value}</dd>
          </div>
        ))}
      </dl>
      {largestPriceCents !== null && <Budget priceCents={largestPriceCents} />}
      {children}
      <p className="max-w-text text-fine text-ink-soft">
        {FINANCING.notice} <strong className="font-semibold">{FINANCING.warning}</strong>
      </p>
    </Panel>
  );
}

function Weight({ loan, ratio }: Pick<BudgetResult, "loan" | "ratio">) {
  const monthly = {
    label: FINANCING.monthly,
    value: formatPrice(loan.monthlyCents),
    hint: FINANCING.insurance(formatPrice(loan.monthlyInsuranceCents)),
  };
  if (ratio === null) {
    return (
      <Figures
        label={FINANCING.resultTitle}
        figures={[
          monthly,
          {
            label: FINANCING.needed,
            value: formatPrice(loan.incomeCents),
            hint: FINANCING.neededHint,
          },
        ]}
      />
    );
  }
  return (
    <>
      <Figures
        label={FINANCING.resultTitle}
        figures={[
          monthly,
          {
            label: FINANCING.debtRatio,
            value: FINANCING.percent(formatDecimal(Math.ceil(ratio.debtRatioBps / 10) / 10)),
            hint: FINANCING.debtLimit,
          },
          {
            label: FINANCING.remaining,
            value: formatPrice(ratio.remainingCents),
            hint: FINANCING.perMonth,
          },
        ]}
      />
      <Callout
        tone={ratio.withinLimit ? "success" : "warning"}
        title={ratio.withinLimit ? FINANCING.within : FINANCING.beyond}
      >
        <p>{ratio.withinLimit ? FINANCING.withinText : FINANCING.beyondText}</p>
      </Callout>
    </>
  );
}

function Budget({ priceCents }: { priceCents: number }) {
  if (priceCents === 0) return <p>{FINANCING.largestNone}</p>;
  return (
    <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
      <p className="font-semibold">{FINANCING.largest(formatPrice(priceCents))}</p>
      <LinkButton href={searchPath({ maxPriceCents: priceCents })} variant="secondary">
        {FINANCING.searchBudget}
      </LinkButton>
    </div>
  );
}
