"use client";

import { type Column, type ColumnSort, DataTable } from "@/components/space/DataTable";
import { Figures } from "@/components/space/Figures";
import { NoData } from "@/components/space/NoData";
import { PageTitle } from "@/components/space/PageTitle";
import { Tabs } from "@/components/space/Tabs";
import { columnSorts } from "@/components/trust/column-sorts";
import { boundedCount, TRUST } from "@/components/trust/copy";
import { ListFilters, NothingFiltered } from "@/components/trust/ListFilters";
import { LISTS } from "@/components/trust/list-copy";
import { LinkButton } from "@/components/ui/Button";
import { Card } from "@/components/ui/Card";
import { VisuallyHidden } from "@/components/ui/VisuallyHidden";
import { formatPrice } from "@/lib/kernel/format";
import { formatDate } from "@/lib/kernel/format-date";
import type { ListPage } from "@/lib/kernel/keyset";
import { type FilterOptions, isFiltered, type ListFilter } from "@/lib/kernel/list-filter";
import { type Sort, sortQuery } from "@/lib/kernel/sorted-list";
import { spaceRoutes, trustListOf } from "@/lib/routes/space";
import { SALE_SORTS, type SaleListView, type SaleSort } from "@/lib/trust/sales/rules";
import type { SaleCounts, TrackedSale } from "@/lib/trust/sales/views";
import { ListEnd } from "../../../../components/trust/ListEnd";
import { MailLink } from "../../../../components/trust/MailLink";
import { PropertyTitle } from "../../../../components/trust/PropertyTitle";
import { CONTRACTS } from "./copy";
import { contractTabs } from "./tabs";

function Dates({ sale: { acceptedAt, soldAt, updatedAt } }: { sale: TrackedSale }) {
  const dates = [
    acceptedAt && ([CONTRACTS.acceptedOn, acceptedAt] as const),
    soldAt && ([CONTRACTS.soldOn, soldAt] as const),
    !acceptedAt && !soldAt && ([CONTRACTS.changedOn, updatedAt] as const),
  ].filter((each) => each !== null && each !== false);
  return dates.map(([label, at]) => (
    <span key={label} className="block">{`${label} ${formatDate(at)}`}</span>
  ));
}

/** Names and values within a cell. */
function Pairs({ pairs }: { pairs: readonly (readonly [name: string, value: string])[] }) {
  return (
    <dl className="flex flex-col gap-1">
      {pairs.map(([name, value]) => (
        <div key={name}>
          <dt className="inline text-ink-soft">{TRUST.named(name)}</dt>{" "}
          <dd className="inline">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function Fee({ sale: { feeCents, tierName, estimated, invoice } }: { sale: TrackedSale }) {
  const hints = [CONTRACTS.tierOf(tierName), estimated && CONTRACTS.feeEstimate].filter(Boolean);
  return (
    <>
      <strong className="whitespace-nowrap">{formatPrice(feeCents)}</strong>
      <span className="block text-fine text-ink-soft">{hints.join(", ")}</span>
      {invoice && (
        <span
          className={`block text-fine ${invoice.isOverdue ? "font-semibold" : "text-ink-soft"}`}
        >
          {CONTRACTS.invoice(invoice)}
        </span>
      )}
    </>
  );
}

/** What was agreed, and the other prices where they differ from it. */
function Amounts({ sale }: { sale: TrackedSale }) {
  const { amountCents, priceCents, baseCents, estimated } = sale;
  const agreed = amountCents ?? priceCents;
  const others = [
    ...(amountCents !== null && priceCents !== agreed
      ? ([[TRUST.price, formatPrice(priceCents)]] as const)
      : []),
    ...(!estimated && baseCents !== priceCents
      ? ([[CONTRACTS.mandatePrice, formatPrice(baseCents)]] as const)
      : []),
  ];
  return (
    <>
      <strong className="whitespace-nowrap">{formatPrice(agreed)}</strong>
      <span className="block text-fine text-ink-soft">
        {amountCents === null ? CONTRACTS.noOffer : CONTRACTS.amount}
      </span>
      {others.length > 0 && <Pairs pairs={others} />}
    </>
  );
}

function Actions({ sale: { saleId, title, sellerEmail, sellerName } }: { sale: TrackedSale }) {
  return (
    <div className="flex flex-wrap gap-2 xl:flex-col xl:items-stretch">
      {saleId !== null && (
        <LinkButton href={spaceRoutes.sale(saleId)} variant="secondary">
          <span>
            {CONTRACTS.open}
            <VisuallyHidden>{CONTRACTS.openOf(title)}</VisuallyHidden>
          </span>
        </LinkButton>
      )}
      <MailLink to={sellerEmail} variant={saleId === null ? "secondary" : "quiet"}>
        {CONTRACTS.write}
        <VisuallyHidden>{CONTRACTS.writeTo(sellerName)}</VisuallyHidden>
      </MailLink>
    </div>
  );
}

const columnsOf = (
  sort: (key: SaleSort) => ColumnSort,
): [Column<TrackedSale>, ...Column<TrackedSale>[]] => [
  {
    label: CONTRACTS.property,
    cell: ({ propertyId, title, city, isPublic }) => (
      <PropertyTitle id={propertyId} title={title} city={city} isPublic={isPublic} />
    ),
  },
  { label: LISTS.commune, sort: sort("commune"), cell: ({ city }) => city },
  {
    label: CONTRACTS.amounts,
    sort: sort("amount"),
    cell: (sale) => <Amounts sale={sale} />,
  },
  { label: CONTRACTS.fee, cell: (sale) => <Fee sale={sale} /> },
  { label: CONTRACTS.dates, sort: sort("date"), cell: (sale) => <Dates sale={sale} /> },
  {
    label: CONTRACTS.parties,
    cell: ({ sellerName, buyerName }) => (
      <Pairs
        pairs={[
          [TRUST.seller, sellerName],
          [TRUST.buyer, buyerName ?? TRUST.unknown],
        ]}
      />
    ),
  },
  {
    label: TRUST.looper,
    sort: sort("looper"),
    cell: ({ looperName }) => looperName ?? <span className="text-ink-soft">{TRUST.noLooper}</span>,
  },
  {
    label: CONTRACTS.action,
    kind: "action",
    cell: (sale) => <Actions sale={sale} />,
  },
];

/** Sales with an accepted offer, listings under offer, and sales concluded. */
export function ContractsScreen({
  view,
  sort,
  filter,
  options,
  isFirst,
  counts,
  page,
}: {
  view: SaleListView;
  sort: Sort<SaleSort>;
  filter: ListFilter;
  options: FilterOptions;
  isFirst: boolean;
  counts: SaleCounts;
  page: ListPage<TrackedSale>;
}) {
  const figures = (["accepted", "underOffer", "soldLately"] as const).map((name) => ({
    label: CONTRACTS.counts[name],
    value: boundedCount(counts[name]),
  }));
  const order = sortQuery(sort);
  const here = { filtre: view, ...filter, ...order };
  const unfiltered = trustListOf("contracts", { filtre: view, ...order });
  return (
    <div className="flex flex-col gap-8">
      <PageTitle
        title={CONTRACTS.title}
        lead={CONTRACTS.lead}
        actions={
          <LinkButton href={trustListOf("notary", {})} variant="secondary">
            {CONTRACTS.followNotary}
          </LinkButton>
        }
      />
      <Figures label={CONTRACTS.figures} figures={figures} />
      <Tabs label={CONTRACTS.tabs} tabs={contractTabs(view, { ...filter, ...order })} />
      <ListFilters
        action={spaceRoutes.trustManager.contracts}
        here={{ filtre: view, ...order }}
        filter={filter}
        options={options}
        clearHref={unfiltered}
      />
      {page.rows.length === 0 && isFiltered(filter) ? (
        <NothingFiltered clearHref={unfiltered} />
      ) : page.rows.length === 0 ? (
        <NoData
          title={CONTRACTS.empty[view]}
          actions={
            <LinkButton
              href={trustListOf("qualityControl", { filtre: "published" })}
              variant="secondary"
            >
              {CONTRACTS.seeListings}
            </LinkButton>
          }
        />
      ) : (
        <Card flat className="p-5 md:p-6">
          <p className="mb-4 text-small text-ink-soft">{CONTRACTS.feeNote}</p>
          <DataTable
            label={CONTRACTS.table}
            columns={columnsOf(
              columnSorts(SALE_SORTS, sort, (by) =>
                trustListOf("contracts", { filtre: view, ...filter, ...by }),
              ),
            )}
            rows={page.rows}
            keyOf={({ propertyId }) => propertyId}
            from="xl"
          />
        </Card>
      )}
      <ListEnd
        nextHref={page.next && trustListOf("contracts", { ...here, suite: page.next })}
        firstHref={isFirst ? null : trustListOf("contracts", here)}
      />
    </div>
  );
}
