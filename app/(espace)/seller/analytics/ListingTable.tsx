import { type Column, DataTable } from "@/components/space/DataTable";
import { Link } from "@/components/ui/Link";
import type { ListingFigures } from "@/lib/dashboards/analytics/views";
import { shareOfViews } from "@/lib/dashboards/homes/rules";
import { formatInteger, formatPercent } from "@/lib/kernel/format";
import { spaceRoutes } from "@/lib/routes/space";
import { ANALYTICS } from "./copy";

const COPY = ANALYTICS.listings;

/** A count, and its share of the views where it came from them. */
function ofViews(count: number, views: number): string {
  const share = shareOfViews(count, views);
  return share === null
    ? formatInteger(count)
    : COPY.share(formatInteger(count), formatPercent(share));
}

const COLUMNS: [Column<ListingFigures>, ...Column<ListingFigures>[]] = [
  {
    label: COPY.listing,
    cell: ({ id, title, city, ended }) => (
      <>
        <Link href={spaceRoutes.seller.listingAnalytics(id)} className="text-link">
          {title}
        </Link>
        <span className="block text-fine font-normal text-ink-soft">
          {ended === null ? city : `${city} · ${COPY.ended[ended]}`}
        </span>
      </>
    ),
  },
  { label: COPY.views, kind: "figure", cell: ({ funnel }) => formatInteger(funnel.views) },
  {
    label: COPY.favorites,
    kind: "figure",
    cell: ({ funnel }) => ofViews(funnel.favorites, funnel.views),
  },
  {
    label: COPY.contacts,
    kind: "figure",
    cell: ({ funnel }) => ofViews(funnel.contacts, funnel.views),
  },
  { label: COPY.visits, kind: "figure", cell: ({ funnel }) => formatInteger(funnel.visits) },
  { label: COPY.offers, kind: "figure", cell: ({ funnel }) => formatInteger(funnel.offers) },
];

/** What becomes of the people who see each listing. */
export function ListingTable({ listings }: { listings: readonly ListingFigures[] }) {
  return <DataTable label={COPY.table} columns={COLUMNS} rows={listings} keyOf={({ id }) => id} />;
}
