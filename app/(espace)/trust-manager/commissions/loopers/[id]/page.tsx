import { cache } from "react";
import { orNotFound } from "@/app/or-not-found";
import { pageMetadata } from "@/app/page-metadata";
import { BackLink } from "@/components/space/BackLink";
import { type Column, DataTable } from "@/components/space/DataTable";
import { Figures } from "@/components/space/Figures";
import { More } from "@/components/space/More";
import { PageTitle } from "@/components/space/PageTitle";
import { Panel } from "@/components/space/Panel";
import { Link } from "@/components/ui/Link";
import { pageActor } from "@/lib/auth/page-actor";
import type { CommissionView } from "@/lib/commissions/views";
import { formatExactPrice } from "@/lib/kernel/format";
import { formatCivilDate, formatDate } from "@/lib/kernel/format-date";
import { type Parameters, textOf } from "@/lib/kernel/parameters";
import { EVENT_LABELS } from "@/lib/payouts/copy";
import { findLooperLedger } from "@/lib/payouts/entries/queries/find-looper-ledger";
import { payoutRoutes } from "@/lib/routes/payouts";
import { LOOPER_LEDGER as COPY } from "../../copy";

interface PageProps {
  params: Promise<{ id: string }>;
  searchParams: Promise<Parameters>;
}

/** Looked up once a request, for the page and its metadata. */
const load = cache(async (id: string, after: string | null) => {
  const actor = await pageActor("/trust-manager/commissions/loopers/[id]");
  return orNotFound(findLooperLedger(actor, id, after));
});

const loadOf = async ({ params, searchParams }: PageProps) =>
  load((await params).id, textOf((await searchParams).suite));

export async function generateMetadata(props: PageProps) {
  return pageMetadata({ title: COPY.title((await loadOf(props)).name) });
}

/** /trust-manager/commissions/loopers/{id}: the ledger of one looper, line by line. */
export default async function Page(props: PageProps) {
  const { id } = await props.params;
  const { name, earnedCents, paidCents, entries, nextCursor } = await loadOf(props);
  return (
    <div className="flex flex-col gap-6">
      <BackLink href={payoutRoutes.owed()}>{COPY.back}</BackLink>
      <PageTitle title={COPY.title(name)} />
      <Figures
        label={COPY.figures}
        figures={[
          { label: COPY.earned, value: formatExactPrice(earnedCents) },
          { label: COPY.paid, value: formatExactPrice(paidCents) },
          { label: COPY.rest, value: formatExactPrice(earnedCents - paidCents) },
        ]}
      />
      <Panel id="lignes" title={COPY.table}>
        <DataTable
          label={COPY.table}
          columns={COLUMNS}
          rows={entries}
          keyOf={({ id: entryId }) => entryId}
        />
        <More href={nextCursor === null ? null : payoutRoutes.looper(id, nextCursor)}>
          {COPY.more}
        </More>
      </Panel>
    </div>
  );
}

const [DATE, EVENT, HOME, DUE, AMOUNT] = COPY.columns;

const COLUMNS: [Column<CommissionView>, ...Column<CommissionView>[]] = [
  { label: DATE, cell: ({ occurredAt }) => formatDate(occurredAt) },
  {
    label: EVENT,
    cell: ({ id, event, isReversed }) => (
      <>
        <Link href={payoutRoutes.entry(id)} className="text-link">
          {EVENT_LABELS[event]}
        </Link>
        {isReversed && <span className="block text-fine text-ink-soft">{COPY.reversed}</span>}
      </>
    ),
  },
  { label: HOME, cell: ({ property }) => property },
  { label: DUE, cell: ({ dueOn }) => dueOn && formatCivilDate(dueOn) },
  {
    label: AMOUNT,
    kind: "figure",
    cell: ({ amountCents }) => <strong>{formatExactPrice(amountCents)}</strong>,
  },
];
