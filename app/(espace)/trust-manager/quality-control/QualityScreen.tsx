"use client";

import { NoData } from "@/components/space/NoData";
import { columnSorts } from "@/components/trust/column-sorts";
import { ListEnd } from "@/components/trust/ListEnd";
import { ListFilters, NothingFiltered } from "@/components/trust/ListFilters";
import { LinkButton } from "@/components/ui/Button";
import { Card } from "@/components/ui/Card";
import type { ListPage } from "@/lib/kernel/keyset";
import { type FilterOptions, isFiltered, type ListFilter } from "@/lib/kernel/list-filter";
import { type Sort, sortQuery } from "@/lib/kernel/sorted-list";
import type { PhotoView } from "@/lib/listings/views";
import { spaceRoutes, trustListOf } from "@/lib/routes/space";
import { type CheckedView, LISTING_SORTS, type ListingSort } from "@/lib/trust/listings/rules";
import type { CheckedListingView, ListingCounts } from "@/lib/trust/listings/views";
import { QUALITY } from "./copy";
import { ListingTable } from "./ListingTable";
import { QualityFrame } from "./QualityFrame";

/** Published listings that lack something, or that were published last. */
export function QualityScreen({
  view,
  sort,
  filter,
  options,
  isFirst,
  counts,
  page,
  covers,
}: {
  view: CheckedView;
  sort: Sort<ListingSort>;
  filter: ListFilter;
  options: FilterOptions;
  isFirst: boolean;
  counts: ListingCounts;
  page: ListPage<CheckedListingView>;
  /** The pictures of those that have any, by their ids. */
  covers: Readonly<Record<string, PhotoView>>;
}) {
  const order = sortQuery(sort);
  const listOf = (query: Parameters<typeof trustListOf>[1]) =>
    trustListOf("qualityControl", { filtre: view, ...filter, ...order, ...query });
  const unfiltered = listOf({ looper: null, commune: null });
  return (
    <QualityFrame view={view} query={{ ...filter, ...order }} counts={counts}>
      <ListFilters
        action={spaceRoutes.trustManager.qualityControl}
        here={{ filtre: view, ...order }}
        filter={filter}
        options={options}
        clearHref={unfiltered}
      />
      {page.rows.length === 0 && isFiltered(filter) ? (
        <NothingFiltered clearHref={unfiltered} />
      ) : page.rows.length === 0 ? (
        <NoData
          title={QUALITY.empty[view]}
          actions={
            view !== "published" && (
              <LinkButton
                href={trustListOf("qualityControl", { filtre: "published" })}
                variant="secondary"
              >
                {QUALITY.views.published}
              </LinkButton>
            )
          }
        />
      ) : (
        <Card flat className="p-5 md:p-6">
          <ListingTable
            label={QUALITY.views[view]}
            listings={page.rows}
            covers={covers}
            sort={columnSorts(LISTING_SORTS, sort, listOf)}
          />
        </Card>
      )}
      <ListEnd
        nextHref={page.next && listOf({ suite: page.next })}
        firstHref={isFirst ? null : listOf({})}
      />
    </QualityFrame>
  );
}
