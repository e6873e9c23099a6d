import { excludedCosts } from "@/lib/content/cost-words";
import type { CostSource, MonthlyCost } from "@/lib/financing/monthly-cost";
import { formatPrice } from "@/lib/kernel/format";
import { MONTHLY_COST as text } from "./copy";

/** Where an amount comes from, in a sentence. */
function sourceText(source: CostSource): string {
  if ("typedCents" in source) return text.typed(formatPrice(source.typedCents));
  switch (source.part) {
    case "loan":
      return source.insuranceCents === 0
        ? text.noLoan
        : text.loan(
            formatPrice(source.downPaymentCents),
            source.years,
            source.annualRateBps,
            formatPrice(source.insuranceCents),
          );
    case "works":
      return text.works(formatPrice(source.worksCents), source.years);
    case "charges":
      return text.charges(formatPrice(source.yearlyCents));
    case "energy":
      return text.energy(formatPrice(source.minCents), formatPrice(source.maxCents), source.year);
    case "tax":
      return text.tax(formatPrice(source.yearlyCents), source.year);
  }
}

/** What a home costs a month: its lines, each with its source, what is not known, and the sum. */
export function CostLines({ cost }: { cost: MonthlyCost }) {
  const excluded = excludedCosts(cost.unknown);
  return (
    <dl className="flex max-w-xl flex-col">
      {cost.lines.map(({ source, monthlyCents }) => (
        <Line
          key={source.part}
          name={text.parts[source.part]}
          note={sourceText(source)}
          value={formatPrice(monthlyCents)}
        />
      ))}
      {cost.unknown.map((part) => (
        <Line
          key={part}
          name={text.parts[part]}
          note={text.unknown[part].note}
          value={text.unknown[part].value}
          quiet
        />
      ))}
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 border-t-2 border-line-strong pt-3">
        <dt className="font-semibold">
          {text.total}
          {excluded && (
            <span className="block text-fine font-normal text-ink-soft">{excluded}</span>
          )}
        </dt>
        <dd className="font-display text-heading font-bold figures whitespace-nowrap">
          {formatPrice(cost.totalCents)}
        </dd>
      </div>
    </dl>
  );
}

function Line({
  name,
  note,
  value,
  quiet = false,
}: {
  name: string;
  note: string;
  value: string;
  /** Of an amount that is not known. */
  quiet?: boolean;
}) {
  return (
    <div className="flex items-baseline justify-between gap-6 border-t border-line py-2.5 first:border-t-0 first:pt-0">
      <dt className="min-w-0">
        {name}
        <span className="block text-fine text-ink-soft">{note}</span>
      </dt>
      <dd
        className={
          quiet
            ? "shrink-0 text-small text-ink-soft"
            : "figures shrink-0 font-medium whitespace-nowrap"
        }
      >
        {value}
      </dd>
    </div>
  );
}
