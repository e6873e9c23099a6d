import type { ReactNode } from "react";
import { Link } from "@/components/ui/Link";
import { formatExactPrice } from "@/lib/kernel/format";
import { formatDate } from "@/lib/kernel/format-date";
import { EVENT_LABELS } from "@/lib/payouts/copy";
import type { StatementEntryView } from "@/lib/payouts/views";

/** The lines of a statement, each leading to what it is for; `children` stand under a line. */
export function StatementLines({
  entries,
  entryHref,
  children,
}: {
  entries: readonly StatementEntryView[];
  entryHref: (id: string) => string;
  children?: (entry: StatementEntryView) => ReactNode;
}) {
  return (
    <ul className="divide-y divide-line">
      {entries.map((entry) => (
        <li key={entry.entryId} className="flex flex-col gap-2 py-3">
          <div className="flex flex-wrap items-baseline justify-between gap-x-4">
            <Link href={entryHref(entry.entryId)} className="min-w-0 text-link wrap-anywhere">
              {`${EVENT_LABELS[entry.event]}, ${entry.property}`}
            </Link>
            <strong className="tabular-nums whitespace-nowrap">
              {formatExactPrice(entry.amountCents)}
            </strong>
          </div>
          <p className="text-fine text-ink-soft">
            {`${formatDate(entry.occurredAt)} · règle ${entry.ruleVersion}`}
          </p>
          {children?.(entry)}
        </li>
      ))}
    </ul>
  );
}
