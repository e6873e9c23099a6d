import { type Column, DataTable } from "@/components/space/DataTable";
import { Badge } from "@/components/ui/Badge";
import { Breadcrumb } from "@/components/ui/Breadcrumb";
import { LinkButton } from "@/components/ui/Button";
import { Callout } from "@/components/ui/Callout";
import { Card } from "@/components/ui/Card";
import { Container } from "@/components/ui/Container";
import { Link } from "@/components/ui/Link";
import { CARD } from "@/lib/content/common";
import { roundedDistance } from "@/lib/estimates/place";
import { formatInteger, formatPrice, formatPricePerM2, formatSurface } from "@/lib/kernel/format";
import { formatDate } from "@/lib/kernel/format-date";
import type { NearbySales } from "@/lib/listings/queries/find-nearby-sales";
import type { ComparableSale } from "@/lib/public-data/sales/rules";
import { estimateRoutes } from "@/lib/routes/estimates";
import { routes } from "@/lib/routes/public";
import { metresText, monthText } from "../../../estimer/resultat/[id]/texts";
import { LISTING } from "../_parts/copy";
import { NEARBY } from "./copy";

const COPY = NEARBY.columns;

const COLUMNS: [Column<ComparableSale>, ...Column<ComparableSale>[]] = [
  { label: COPY.street, cell: ({ street }) => street ?? NEARBY.unknownStreet },
  { label: COPY.month, cell: ({ soldOn }) => monthText(soldOn.slice(0, 7)) },
  { label: COPY.surface, cell: ({ surfaceDm2 }) => formatSurface(surfaceDm2) },
  { label: COPY.rooms, cell: ({ rooms }) => rooms !== null && formatInteger(rooms) },
  { label: COPY.price, cell: ({ priceCents }) => formatPrice(priceCents) },
  { label: COPY.perM2, cell: ({ pricePerM2Cents }) => formatPricePerM2(pricePerM2Cents) },
  { label: COPY.distance, cell: ({ distanceM }) => metresText(roundedDistance(distanceM)) },
];

/** The past sales around a listing, as a table. */
export function NearbySalesScreen({ listing, sales }: NearbySales) {
  const { id, title, priceCents, pricePerM2Cents, circleRadiusM, isDemonstration } = listing;
  return (
    <Container className="flex flex-col gap-8 py-8 md:py-12">
      <Breadcrumb
        crumbs={[
          { label: LISTING.buy, href: routes.buy },
          { label: title, href: routes.listing(id) },
          { label: NEARBY.title },
        ]}
      />
      <div className="max-w-text">
        <h1 className="text-title">{NEARBY.title}</h1>
        <p className="mt-3 text-lead text-ink-soft">{NEARBY.lead(title)}</p>
        <p className="mt-2 figures">
          {NEARBY.listing(formatPrice(priceCents), formatPricePerM2(pricePerM2Cents))}{" "}
          {isDemonstration && <Badge tone="mimosa">{CARD.demonstration}</Badge>}
        </p>
      </div>
      {sales.state === "found" ? (
        <>
          <Card flat className="p-5 md:p-6">
            <DataTable
              label={NEARBY.table}
              columns={COLUMNS}
              rows={sales.value}
              keyOf={(sale) => `${sale.soldOn} ${sale.priceCents} ${sale.surfaceDm2}`}
              from="md"
            />
          </Card>
          <div className="max-w-text text-small text-ink-soft">
            <p>{NEARBY.rule}</p>
            {circleRadiusM > 0 && <p className="mt-2">{NEARBY.approximate}</p>}
            <p className="mt-2">{NEARBY.source(formatDate(sales.at))}</p>
          </div>
        </>
      ) : (
        <Callout tone="info" className="max-w-text">
          <h2 className="font-semibold">{NEARBY[sales.state].title}</h2>
          <p className="mt-1">{NEARBY[sales.state].text}</p>
          {(sales.state === "unreachable" || sales.state === "pending") && (
            <Link
              href={estimateRoutes.salesNear(id)}
              rel="nofollow"
              className="text-link inline-flex min-h-11 items-center"
            >
              {NEARBY.again}
            </Link>
          )}
        </Callout>
      )}
      <LinkButton href={routes.listing(id)} variant="secondary" className="self-start">
        {NEARBY.back}
      </LinkButton>
    </Container>
  );
}
