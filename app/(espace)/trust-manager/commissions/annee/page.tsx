import { pageMetadata } from "@/app/page-metadata";
import { type Column, DataTable } from "@/components/space/DataTable";
import { NoData } from "@/components/space/NoData";
import { Panel } from "@/components/space/Panel";
import { Tabs } from "@/components/space/Tabs";
import { Link } from "@/components/ui/Link";
import { pageActor } from "@/lib/auth/page-actor";
import { formatExactPrice, formatInteger } from "@/lib/kernel/format";
import { type Parameters, textOf } from "@/lib/kernel/parameters";
import { civilDay } from "@/lib/kernel/time";
import {
  listYearlyTotals,
  type YearlyTotal,
} from "@/lib/payouts/batches/queries/list-yearly-totals";
import { payoutRoutes } from "@/lib/routes/payouts";
import { PayoutsFrame } from "../_parts/PayoutsFrame";
import { YEAR } from "../copy";

/** Years whose totals have a tab: a declaration is corrected for as long. */
const SHOWN_YEARS = 4;

const thisYear = () => Number(civilDay(new Date()).slice(0, 4));

/** The year of an address: one of those that have a tab. */
function yearOf(text: string | null): number {
  const requested = Number(text);
  const last = thisYear();
  return Number.isInteger(requested) && requested <= last && requested > last - SHOWN_YEARS
    ? requested
    : last;
}

interface PageProps {
  searchParams: Promise<Parameters>;
}

export async function generateMetadata({ searchParams }: PageProps) {
  return pageMetadata({ title: YEAR.title(yearOf(textOf((await searchParams).annee))) });
}

/** /trust-manager/commissions/annee: what each looper was paid in a civil year. */
export default async function Page({ searchParams }: PageProps) {
  const actor = await pageActor("/trust-manager/commissions/annee");
  const year = yearOf(textOf((await searchParams).annee));
  const totals = await listYearlyTotals(actor, year);
  const sum = totals.reduce((all, { amountCents }) => all + amountCents, 0);
  const years = Array.from({ length: SHOWN_YEARS }, (_, back) => thisYear() - back);
  return (
    <PayoutsFrame current="year" title={YEAR.title(year)} lead={YEAR.lead}>
      <Tabs
        label={YEAR.years}
        tabs={years.map((each) => ({
          label: String(each),
          href: payoutRoutes.year(each),
          current: each === year,
        }))}
      />
      {totals.length === 0 ? (
        <NoData title={YEAR.empty} />
      ) : (
        <Panel id="totaux" title={YEAR.table}>
          <p className="font-semibold">{YEAR.total(sum)}</p>
          <DataTable
            label={YEAR.table}
            columns={COLUMNS}
            rows={totals}
            keyOf={({ looperId }) => looperId}
          />
        </Panel>
      )}
    </PayoutsFrame>
  );
}

const [LOOPER, SIREN, PAYOUTS, TOTAL] = YEAR.columns;

const COLUMNS: [Column<YearlyTotal>, ...Column<YearlyTotal>[]] = [
  {
    label: LOOPER,
    cell: ({ looperId, name }) => (
      <Link href={payoutRoutes.looper(looperId)} className="text-link">
        {name}
      </Link>
    ),
  },
  { label: SIREN, cell: ({ siren }) => siren },
  { label: PAYOUTS, kind: "figure", cell: ({ payouts }) => formatInteger(payouts) },
  {
    label: TOTAL,
    kind: "figure",
    cell: ({ amountCents }) => <strong>{formatExactPrice(amountCents)}</strong>,
  },
];
