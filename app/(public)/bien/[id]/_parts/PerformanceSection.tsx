import type { ReactNode } from "react";
import { formatInteger } from "@/lib/kernel/format";
import type { ListingDetail } from "@/lib/listings/views";
import { Block } from "./Block";
import { CLOSING } from "./server-copy";

const COPY = CLOSING.performance;

/** How the listing is doing: computed figures, and what they are worth. */
export function PerformanceSection({
  listing,
  history,
}: {
  listing: ListingDetail;
  history: ReactNode;
}) {
  const { statistics, state, type, city } = listing;
  const figures = [
    { label: COPY.views, value: statistics.views },
    { label: COPY.favorites, value: statistics.favorites },
    {
      label: state === "sold" ? COPY.daysBeforeSale : COPY.daysOnline,
      value: statistics.daysOnline,
    },
    { label: COPY.average, value: statistics.averageDaysOnline },
  ];
  return (
    <Block id="performance" title={COPY.title}>
      <dl className="grid grid-cols-2 gap-x-6 gap-y-5 sm:grid-cols-4">
        {figures.map(({ label, value }) => (
          <div
            key={label}
            className="flex flex-col-reverse justify-end border-l-3 border-mimosa pl-3.5"
          >
            <dt className="text-fine text-ink-soft">{label}</dt>
            <dd className="font-display text-heading font-bold figures">{formatInteger(value)}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-5 text-fine text-ink-soft">
        {statistics.averageIsIndicative ? COPY.indicativeNote(city) : COPY.averageNote(type, city)}
      </p>
      {history}
    </Block>
  );
}
