import { type Column, DataTable } from "@/components/space/DataTable";
import { Link } from "@/components/ui/Link";
import type { ListingFigures } from "@/lib/dashboards/analytics/views";
import { formatInteger, formatPercent } from "@/lib/kernel/format";
import { spaceRoutes } from "@/lib/routes/space";
import { ANALYTICS } from "./copy";

const COPY = ANALYTICS.listings;

/** A count, and its share of the views where there are any. */
function ofViews(count: number, views: number): string {
  if (views === 0) return formatInteger(count);
  return COPY.share(formatInteger(count), formatPercent((count / views) * 100));
}

const COLUMNS: [Column<ListingFigures>, ...Column<ListingFigures>[]] = [
  {
    label: COPY.listing,
    cell: ({ id, title, city }) => (
      <>
        <Link href={spaceRoutes.seller.listingAnalytics(id)} className="text-link">
          {title}
        </Link>
        <span className="block text-fine font-normal text-ink-soft">{city}</span>
      </>
    ),
  },
  {
    label: COPY.views,
    kind: "figure",
    cell: ({ statistics }) => formatInteger(statistics.views),
  },
  {
    label: COPY.favorites,
    kind: "figure",
    cell: ({ statistics }) => ofViews(statistics.favorites, statistics.views),
  },
  {
    label: COPY.contacts,
    kind: "figure",
    cell: ({ contacts, statistics }) => ofViews(contacts, statistics.views),
  },
  { label: COPY.visits, kind: "figure", cell: ({ visits }) => formatInteger(visits) },
  { label: COPY.offers, kind: "figure", cell: ({ offers }) => formatInteger(offers) },
];

/** What becomes of who sees each listing. */
export function ListingTable({ listings }: { listings: readonly ListingFigures[] }) {
  return <DataTable label={COPY.table} columns={COLUMNS} rows={listings} keyOf={({ id }) => id} />;
}
