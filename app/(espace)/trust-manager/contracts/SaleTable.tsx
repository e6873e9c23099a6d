import { type Column, type ColumnSort, DataTable } from "@/components/space/DataTable";
import { ShortDay } from "@/components/space/ShortDay";
import { TRUST } from "@/components/trust/copy";
import { FactGrid } from "@/components/trust/FactGrid";
import { LISTS } from "@/components/trust/list-copy";
import { MailLink } from "@/components/trust/MailLink";
import { PropertyTitle } from "@/components/trust/PropertyTitle";
import { TickedCell } from "@/components/trust/Ticks";
import { Badge } from "@/components/ui/Badge";
import { cx } from "@/components/ui/cx";
import { Icon } from "@/components/ui/Icon";
import { Link } from "@/components/ui/Link";
import { VisuallyHidden } from "@/components/ui/VisuallyHidden";
import { formatPrice } from "@/lib/kernel/format";
import { formatDate } from "@/lib/kernel/format-date";
import { spaceRoutes } from "@/lib/routes/space";
import { reminderIn, type SaleListView, type SaleSort } from "@/lib/trust/sales/rules";
import type { TrackedSale } from "@/lib/trust/sales/views";
import { CONTRACTS } from "./copy";

/** What a list is ordered by: see `sortedSales`. */
const dateOf = (view: SaleListView, { acceptedAt, soldAt, updatedAt }: TrackedSale) =>
  ({ accepted: acceptedAt, "under-offer": updatedAt, sold: soldAt })[view];

const columnsOf = (
  view: SaleListView,
  sort: (key: SaleSort) => ColumnSort,
  hasTicks: boolean,
): [Column<TrackedSale>, ...Column<TrackedSale>[]] => [
  {
    label: CONTRACTS.property,
    cell: (sale) => <Home sale={sale} view={view} hasTicks={hasTicks} />,
  },
  { label: LISTS.commune, sort: sort("commune"), cell: ({ city }) => city },
  {
    label: CONTRACTS.amounts,
    kind: "figure",
    sort: sort("amount"),
    cell: ({ amountCents, priceCents }) => formatPrice(amountCents ?? priceCents),
  },
  {
    label: CONTRACTS.fee,
    kind: "figure",
    cell: ({ feeCents }) => <span className="whitespace-nowrap">{formatPrice(feeCents)}</span>,
  },
  {
    label: CONTRACTS.dates[view],
    sort: sort("date"),
    cell: (sale) => {
      const at = dateOf(view, sale);
      return at && <ShortDay at={at} />;
    },
  },
  { label: TRUST.looper, sort: sort("looper"), cell: ({ looperName }) => looperName },
  {
    label: CONTRACTS.action,
    kind: "action",
    cell: ({ saleId, title }) => saleId !== null && <Open saleId={saleId} title={title} />,
  },
];

/**
 * Sales, a row each, in a form whose boxes tick those whose people can be reminded; the parties, the other figures and the
 * steps of one open under it.
 */
export function SaleTable({
  view,
  sales,
  sort,
  hasTicks,
}: {
  view: SaleListView;
  sales: readonly TrackedSale[];
  sort: (key: SaleSort) => ColumnSort;
  /** Whether the people of any can be. */
  hasTicks: boolean;
}) {
  return (
    <DataTable
      label={CONTRACTS.table}
      columns={columnsOf(view, sort, hasTicks)}
      rows={sales}
      keyOf={({ propertyId }) => propertyId}
      from="xl"
      dense
      details={{
        label: ({ title }) => CONTRACTS.details(title),
        content: (sale) => <Details sale={sale} />,
      }}
    />
  );
}

function Home({
  sale: { saleId, title, reminder, invoice },
  view,
  hasTicks,
}: {
  sale: TrackedSale;
  view: SaleListView;
  hasTicks: boolean;
}) {
  const isTicked = saleId !== null && reminder === reminderIn(view);
  return (
    <TickedCell
      tick={isTicked && { name: "sales", value: saleId, label: CONTRACTS.tick(title) }}
      among={hasTicks}
    >
      <span className="line-clamp-2 xl:line-clamp-1 xl:max-w-64 xl:min-w-40">{title}</span>
      {invoice?.isOverdue && (
        <Badge tone="tile" className="my-1">
          {CONTRACTS.late}
        </Badge>
      )}
    </TickedCell>
  );
}

/** The way to the sale. */
const Open = ({ saleId, title }: { saleId: string; title: string }) => (
  <Link
    href={spaceRoutes.trackedSale(saleId)}
    aria-label={CONTRACTS.openNamed(title)}
    className="text-link inline-flex min-h-11 items-center"
  >
    {CONTRACTS.open}
  </Link>
);

/** The other facts of a sale, beside its line. */
function Details({ sale }: { sale: TrackedSale }) {
  const { propertyId, title, city, isPublic, sellerName, sellerEmail, buyerName } = sale;
  const { amountCents, priceCents, baseCents, estimated, tierName, invoice } = sale;
  const agreed = amountCents ?? priceCents;
  return (
    <div className="flex flex-col gap-4">
      <p className="font-semibold">
        <PropertyTitle id={propertyId} title={title} city={city} isPublic={isPublic} />
      </p>
      <Steps sale={sale} />
      {sale.next && <p>{CONTRACTS.next[sale.next]}</p>}
      <FactGrid
        facts={[
          { label: TRUST.seller, value: sellerName },
          { label: TRUST.buyer, value: buyerName ?? TRUST.unknown },
          {
            label: amountCents === null ? TRUST.price : CONTRACTS.amount,
            value: formatPrice(agreed),
            hint: amountCents === null && CONTRACTS.noOffer,
          },
          ...(amountCents !== null && priceCents !== agreed
            ? [{ label: TRUST.price, value: formatPrice(priceCents) }]
            : []),
          ...(!estimated && baseCents !== priceCents
            ? [{ label: CONTRACTS.mandatePrice, value: formatPrice(baseCents) }]
            : []),
          {
            label: CONTRACTS.tier,
            value: tierName,
            hint: estimated && CONTRACTS.feeEstimate,
          },
        ]}
      />
      {invoice && (
        <p className={cx(invoice.isOverdue && "font-semibold")}>{CONTRACTS.invoice(invoice)}</p>
      )}
      <div>
        <MailLink to={sellerEmail}>
          {CONTRACTS.write}
          <VisuallyHidden>{CONTRACTS.writeTo(sellerName)}</VisuallyHidden>
        </MailLink>
      </div>
    </div>
  );
}

/** How far a sale is, as what is stored tells. */
function Steps({ sale: { steps, soldAt } }: { sale: TrackedSale }) {
  return (
    <ol className="flex flex-wrap gap-x-6 gap-y-3">
      {steps.map(({ step, at }) => (
        <li
          key={step}
          className={cx("flex items-start gap-2", at ? "font-medium" : "text-ink-soft")}
        >
          <Icon
            name={at ? "circle-check" : soldAt ? "minus" : "clock"}
            className={cx("size-5 shrink-0", at && "text-leaf")}
          />
          <span>
            {CONTRACTS.steps[step]}
            <span className="block text-fine font-normal text-ink-soft">
              {at ? (
                <time dateTime={at.toISOString()}>{CONTRACTS.doneOn(formatDate(at))}</time>
              ) : soldAt ? (
                CONTRACTS.unrecorded
              ) : (
                CONTRACTS.toDo
              )}
            </span>
          </span>
        </li>
      ))}
    </ol>
  );
}
