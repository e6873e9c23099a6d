"use client";

import { STATEMENTS as COPY } from "@/components/payouts/copy";
import { STATEMENT_TONES } from "@/components/payouts/tones";
import { type Column, DataTable } from "@/components/space/DataTable";
import { Figures } from "@/components/space/Figures";
import { NoData } from "@/components/space/NoData";
import { PageTitle } from "@/components/space/PageTitle";
import { Panel } from "@/components/space/Panel";
import { Badge } from "@/components/ui/Badge";
import { Callout } from "@/components/ui/Callout";
import { Link } from "@/components/ui/Link";
import { formatExactPrice, formatInteger } from "@/lib/kernel/format";
import { STATEMENT_STATE_LABELS, statementTitle } from "@/lib/payouts/copy";
import type { StatementLineView, StatementsView } from "@/lib/payouts/views";
import { earningRoutes } from "@/lib/routes/payouts";
import { CommissionTabs } from "../_parts/CommissionTabs";

/** A looper's statements: what is to be checked, to be paid, and was paid. */
export function StatementsScreen({ view, isDemo }: { view: StatementsView; isDemo: boolean }) {
  const { statements } = view;
  return (
    <div className="flex flex-col gap-8">
      <PageTitle title={COPY.title} lead={COPY.lead} />
      <CommissionTabs current="statements" />
      {isDemo && (
        <Callout>
          <p>{COPY.demo}</p>
        </Callout>
      )}
      <Totals view={view} />
      {statements.length === 0 ? (
        <NoData title={COPY.empty}>
          <p>{COPY.emptyText}</p>
        </NoData>
      ) : (
        <Panel id="releves" title={COPY.table}>
          <DataTable
            label={COPY.table}
            columns={COLUMNS}
            rows={statements}
            keyOf={({ id }) => id}
          />
        </Panel>
      )}
    </div>
  );
}

function Totals({
  view: { toPayCents, comingCents, waitingCents, paidByYear },
}: {
  view: StatementsView;
}) {
  return (
    <Figures
      label={COPY.figures}
      figures={[
        { label: COPY.toPay, value: formatExactPrice(toPayCents), hint: COPY.toPayHint },
        { label: COPY.coming, value: formatExactPrice(comingCents), hint: COPY.comingHint },
        ...(waitingCents === 0
          ? []
          : [
              {
                label: COPY.waiting,
                value: formatExactPrice(waitingCents),
                hint: COPY.waitingHint,
              },
            ]),
        ...paidByYear.slice(0, 2).map(({ year, amountCents }) => ({
          label: COPY.paidIn(year),
          value: formatExactPrice(amountCents),
        })),
      ]}
    />
  );
}

const [STATEMENT, NUMBER, LINES, TOTAL, STATE] = COPY.columns;

const COLUMNS: [Column<StatementLineView>, ...Column<StatementLineView>[]] = [
  {
    label: STATEMENT,
    cell: (statement) => (
      <Link href={earningRoutes.statement(statement.id)} className="text-link">
        {statementTitle(statement)}
      </Link>
    ),
  },
  { label: NUMBER, cell: ({ number }) => number ?? COPY.noNumber },
  { label: LINES, kind: "figure", cell: ({ lines }) => formatInteger(lines) },
  {
    label: TOTAL,
    kind: "figure",
    cell: ({ totalCents }) => <strong>{formatExactPrice(totalCents)}</strong>,
  },
  { label: STATE, cell: (statement) => <State statement={statement} /> },
];

function State({ statement }: { statement: StatementLineView }) {
  const { state, contestUntil, payableBy, paidOn } = statement;
  const when =
    state === "draft"
      ? COPY.until(contestUntil)
      : state === "paid" && paidOn !== null
        ? COPY.paidOn(paidOn)
        : state === "to_pay"
          ? COPY.by(payableBy)
          : null;
  return (
    <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
      <Badge tone={STATEMENT_TONES[state]}>{STATEMENT_STATE_LABELS[state]}</Badge>
      {when && <span className="text-fine text-ink-soft">{when}</span>}
    </span>
  );
}
