import { Badge } from "@/components/ui/Badge";
import { formatDate } from "@/lib/kernel/format-date";
import type { SellerDue } from "@/lib/selling/views";
import { PAYMENTS } from "./payments-copy";

const COPY = PAYMENTS.list;

/** What is owed for each property, and when: rows of figures, one below the other on a phone. */
export function DuesTable({ dues }: { dues: readonly SellerDue[] }) {
  return (
    <ul aria-label={COPY.label} className="flex flex-col divide-y divide-line">
      {dues.map((due) => (
        <li
          key={due.propertyId}
          className="flex flex-col gap-x-8 gap-y-3 py-5 first:pt-0 last:pb-0 lg:flex-row lg:items-start lg:justify-between"
        >
          <Property due={due} />
          <dl className="grid shrink-0 grid-cols-2 gap-x-6 gap-y-2 text-small tabular-nums sm:grid-cols-3">
            <Amount
              className="col-span-2 sm:col-span-1"
              label={COPY.including}
              cents={due.feeCents}
            />
            <Amount label={COPY.excluding} cents={due.excludingVatCents} />
            <Amount label={COPY.vat} cents={due.vatCents} />
          </dl>
        </li>
      ))}
    </ul>
  );
}

function Property({
  due: { title, city, tier, baseCents, estimated, concludedAt },
}: {
  due: SellerDue;
}) {
  return (
    <div className="min-w-0">
      <p className="font-semibold">{title}</p>
      <p className="text-small text-ink-soft">{`${city} · ${COPY.tier(tier)} · ${estimated ? COPY.askingPrice(baseCents) : COPY.mandatePrice(baseCents)}`}</p>
      {estimated && <p className="text-small text-ink-soft">{COPY.estimate}</p>}
      <p className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-1 text-small">
        <Badge tone={concludedAt ? "tile" : "neutral"}>
          {concludedAt ? COPY.concluded : COPY.waiting}
        </Badge>
        {concludedAt ? COPY.dueSince(formatDate(concludedAt)) : COPY.dueLater}
      </p>
    </div>
  );
}

function Amount({ label, cents, className }: { label: string; cents: number; className?: string }) {
  return (
    <div className={className}>
      <dt className="text-fine text-ink-soft">{label}</dt>
      <dd className="font-semibold">{COPY.amount(cents)}</dd>
    </div>
  );
}
