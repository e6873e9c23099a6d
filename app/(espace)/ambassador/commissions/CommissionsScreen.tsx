"use client";

import type { ReactNode } from "react";
import { type Column, DataTable } from "@/components/space/DataTable";
import { Figures } from "@/components/space/Figures";
import { More } from "@/components/space/More";
import { NoData } from "@/components/space/NoData";
import { PageTitle } from "@/components/space/PageTitle";
import { Panel } from "@/components/space/Panel";
import { LinkButton } from "@/components/ui/Button";
import { Callout } from "@/components/ui/Callout";
import { Icon } from "@/components/ui/Icon";
import { Link } from "@/components/ui/Link";
import { COMMISSION_EVENTS, type CommissionView, type LedgerView } from "@/lib/commissions/views";
import { formatExactPrice, formatPrice } from "@/lib/kernel/format";
import { formatCivilDate, formatDate } from "@/lib/kernel/format-date";
import { EVENT_LABELS } from "@/lib/payouts/copy";
import { earningRoutes } from "@/lib/routes/payouts";
import { routes } from "@/lib/routes/public";
import { spaceRoutes } from "@/lib/routes/space";
import { CommissionTabs } from "./_parts/CommissionTabs";
import { COMMISSIONS } from "./copy";

/** A looper's ledger: what it adds up to, by which rule, line by line. */
export function CommissionsScreen({
  ledger,
  chart,
}: {
  ledger: LedgerView;
  /** The last twelve months, drawn; null where they have no line. */
  chart: ReactNode;
}) {
  const { entries, nextCursor } = ledger;
  const isEmpty = Object.values(ledger.byEvent).every(({ count }) => count === 0);
  return (
    <>
      <PageTitle
        title={COMMISSIONS.title}
        lead={COMMISSIONS.lead}
        actions={
          !isEmpty && (
            <LinkButton href={spaceRoutes.commissionsExport} variant="secondary" download>
              <Icon name="download" className="size-5" />
              {COMMISSIONS.export}
            </LinkButton>
          )
        }
      />
      <CommissionTabs current="ledger" />
      {!isEmpty && <Totals ledger={ledger} />}
      {chart && (
        <Panel id="gains" title={COMMISSIONS.trend}>
          {chart}
        </Panel>
      )}
      <Callout title={COMMISSIONS.ruleTitle}>
        <p>{COMMISSIONS.ruleText}</p>
        <p>{COMMISSIONS.ruleLimits}</p>
        <p>{COMMISSIONS.ruleVersion}</p>
        <Link href={routes.fees} className="text-link inline-flex min-h-11 items-center">
          {COMMISSIONS.ruleLink}
        </Link>
      </Callout>
      {isEmpty ? (
        <NoData
          actions={
            <LinkButton href={spaceRoutes.ambassador.leads}>{COMMISSIONS.emptyAction}</LinkButton>
          }
        >
          <p>{COMMISSIONS.emptyText}</p>
        </NoData>
      ) : (
        <Panel id="lignes" title={COMMISSIONS.ledger}>
          <DataTable
            label={COMMISSIONS.table}
            columns={LINES}
            rows={entries}
            keyOf={({ id }) => id}
          />
          <More
            href={
              nextCursor === null
                ? null
                : spaceRoutes.list(spaceRoutes.ambassador.commissions, { after: nextCursor })
            }
          >
            {COMMISSIONS.more}
          </More>
        </Panel>
      )}
    </>
  );
}

function Totals({ ledger: { totalCents, recentCents, byEvent } }: { ledger: LedgerView }) {
  return (
    <Figures
      label={COMMISSIONS.figures}
      figures={[
        { label: COMMISSIONS.total, value: formatPrice(totalCents), icon: "wallet" },
        {
          label: COMMISSIONS.recent,
          value: formatPrice(recentCents),
          hint: COMMISSIONS.recentHint,
          icon: "calendar",
        },
        ...COMMISSION_EVENTS.filter((event) => byEvent[event].count > 0).map((event) => ({
          label: COMMISSIONS.perEvent[event],
          value: formatPrice(byEvent[event].amountCents),
          hint: COMMISSIONS.count(byEvent[event].count),
        })),
      ]}
    />
  );
}

const [DATE, EVENT, PROPERTY, DUE, RULE, AMOUNT] = COMMISSIONS.columns;

const LINES: [Column<CommissionView>, ...Column<CommissionView>[]] = [
  {
    label: DATE,
    cell: ({ occurredAt }) => (
      <time dateTime={occurredAt.toISOString()} className="figures whitespace-nowrap">
        {formatDate(occurredAt)}
      </time>
    ),
  },
  {
    label: EVENT,
    cell: ({ id, event, isReversed }) => (
      <>
        <Link href={earningRoutes.commission(id)} className="text-link">
          {EVENT_LABELS[event]}
        </Link>
        {isReversed && (
          <span className="block text-fine text-ink-soft">{COMMISSIONS.reversed}</span>
        )}
      </>
    ),
  },
  { label: PROPERTY, cell: ({ property }) => property },
  {
    label: DUE,
    cell: ({ dueOn, isReversed }) =>
      dueOn === null
        ? isReversed
          ? COMMISSIONS.neverDue
          : COMMISSIONS.notDue
        : formatCivilDate(dueOn),
  },
  {
    label: RULE,
    cell: ({ ruleVersion }) => <span className="whitespace-nowrap">{ruleVersion}</span>,
  },
  {
    label: AMOUNT,
    kind: "figure",
    cell: ({ amountCents }) => (
      <span className="font-semibold">{formatExactPrice(amountCents)}</span>
    ),
  },
];
