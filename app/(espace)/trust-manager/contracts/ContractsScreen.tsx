"use client";

import { Figures } from "@/components/space/Figures";
import { LinkChips } from "@/components/space/LinkChips";
import { NoData } from "@/components/space/NoData";
import { columnSorts } from "@/components/trust/column-sorts";
import { boundedCount } from "@/components/trust/copy";
import { ListEnd } from "@/components/trust/ListEnd";
import { ListFilters, NothingFiltered } from "@/components/trust/ListFilters";
import { LinkButton } from "@/components/ui/Button";
import { Card } from "@/components/ui/Card";
import type { ListPage } from "@/lib/kernel/keyset";
import { type FilterOptions, isFiltered, type ListFilter } from "@/lib/kernel/list-filter";
import { type Sort, sortQuery } from "@/lib/kernel/sorted-list";
import { spaceRoutes, trustListOf } from "@/lib/routes/space";
import { SALE_SORTS, SALE_VIEWS, type SaleListView, type SaleSort } from "@/lib/trust/sales/rules";
import type { SaleCounts, TrackedSale } from "@/lib/trust/sales/views";
import { CONTRACTS } from "./copy";
import { SalesFrame } from "./SalesFrame";
import { SaleTable } from "./SaleTable";

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
  const listOf = (query: Parameters<typeof trustListOf>[1]) =>
    trustListOf("contracts", { filtre: view, ...filter, ...order, ...query });
  const unfiltered = listOf({ looper: null, commune: null });
  return (
    <SalesFrame current="sales">
      <Figures label={CONTRACTS.figures} figures={figures} />
      <LinkChips
        label={CONTRACTS.tabs}
        chips={SALE_VIEWS.map((each) => ({
          label: CONTRACTS.views[each],
          href: listOf({ filtre: each }),
          current: each === view,
        }))}
      />
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
          <SaleTable view={view} sales={page.rows} sort={columnSorts(SALE_SORTS, sort, listOf)} />
          <p className="mt-4 text-small text-ink-soft">{CONTRACTS.feeNote}</p>
        </Card>
      )}
      <ListEnd
        nextHref={page.next && listOf({ suite: page.next })}
        firstHref={isFirst ? null : listOf({})}
      />
    </SalesFrame>
  );
}
