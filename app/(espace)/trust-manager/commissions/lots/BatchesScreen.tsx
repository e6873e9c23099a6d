"use client";

import { BATCH_TONES } from "@/components/payouts/tones";
import { type Column, DataTable } from "@/components/space/DataTable";
import { NoData } from "@/components/space/NoData";
import { Panel } from "@/components/space/Panel";
import { Badge } from "@/components/ui/Badge";
import { Link } from "@/components/ui/Link";
import { formatExactPrice, formatInteger } from "@/lib/kernel/format";
import { formatCivilDate } from "@/lib/kernel/format-date";
import type { BatchLineView } from "@/lib/payouts/views";
import { payoutRoutes } from "@/lib/routes/payouts";
import { PayoutsFrame } from "../_parts/PayoutsFrame";
import { BATCH_STATES, BATCHES as COPY } from "../copy";

/** The batches of payments, and where each stands. */
export function BatchesScreen({ batches }: { batches: readonly BatchLineView[] }) {
  return (
    <PayoutsFrame current="batches" title={COPY.title} lead={COPY.lead}>
      {batches.length === 0 ? (
        <NoData title={COPY.empty}>
          <p>{COPY.emptyText}</p>
        </NoData>
      ) : (
        <Panel id="lots" title={COPY.table}>
          <DataTable label={COPY.table} columns={COLUMNS} rows={batches} keyOf={({ id }) => id} />
        </Panel>
      )}
    </PayoutsFrame>
  );
}

const [BATCH, STATE, PAYOUTS, TOTAL, EXECUTION, BY] = COPY.columns;

const COLUMNS: [Column<BatchLineView>, ...Column<BatchLineView>[]] = [
  {
    label: BATCH,
    cell: ({ id }) => (
      <Link href={payoutRoutes.batch(id)} className="text-link">
        {COPY.of(id)}
      </Link>
    ),
  },
  {
    label: STATE,
    cell: ({ state }) => <Badge tone={BATCH_TONES[state]}>{BATCH_STATES[state]}</Badge>,
  },
  {
    label: PAYOUTS,
    kind: "figure",
    cell: ({ payouts, refused }) => (
      <>
        {formatInteger(payouts)}
        {refused > 0 && (
          <span className="block text-fine text-ink-soft">{COPY.refused(refused)}</span>
        )}
      </>
    ),
  },
  {
    label: TOTAL,
    kind: "figure",
    cell: ({ totalCents }) => <strong>{formatExactPrice(totalCents)}</strong>,
  },
  { label: EXECUTION, cell: ({ executeOn }) => formatCivilDate(executeOn) },
  { label: BY, cell: ({ createdBy }) => createdBy },
];
