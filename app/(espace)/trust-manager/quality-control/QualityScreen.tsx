"use client";

import type { FormAction } from "@/components/forms/ActionForm";
import { SubmitButton } from "@/components/forms/SubmitButton";
import { NoData } from "@/components/space/NoData";
import { columnSorts } from "@/components/trust/column-sorts";
import { ListEnd } from "@/components/trust/ListEnd";
import { ListFilters, NothingFiltered } from "@/components/trust/ListFilters";
import { TickedList } from "@/components/trust/TickedList";
import { TickedBar } from "@/components/trust/Ticks";
import { LinkButton } from "@/components/ui/Button";
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

/**
 * Published listings that lack something, or that were published last: the sellers of those that are ticked can be asked
 * to complete them.
 */
export function QualityScreen({
  view,
  sort,
  filter,
  options,
  isFirst,
  counts,
  page,
  covers,
  action,
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
  /** Asks the sellers of those that are ticked to complete them. */
  action: FormAction;
}) {
  const hasTicks = page.rows.some(({ canRequest }) => canRequest);
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
      <TickedList
        id="annonces"
        action={action}
        name="listings"
        empty={
          page.rows.length === 0 && (
            <Nothing view={view} clearHref={isFiltered(filter) ? unfiltered : null} />
          )
        }
        bar={hasTicks && <Completion />}
      >
        <ListingTable
          label={QUALITY.views[view]}
          listings={page.rows}
          covers={covers}
          sort={columnSorts(LISTING_SORTS, sort, listOf)}
          hasTicks={hasTicks}
        />
      </TickedList>
      <ListEnd
        nextHref={page.next && listOf({ suite: page.next })}
        firstHref={isFirst ? null : listOf({})}
      />
    </QualityFrame>
  );
}

/** What is done with the listings that are ticked. */
function Completion() {
  const { title, submit, hint, sending } = QUALITY.completion;
  return (
    <TickedBar title={title}>
      <p className="max-w-text text-small text-ink-soft">{hint}</p>
      <SubmitButton variant="secondary" sending={sending} className="self-start">
        {submit}
      </SubmitButton>
    </TickedBar>
  );
}

/** What stands in place of the rows; `clearHref` leads to the list without its filter, where it has one. */
function Nothing({ view, clearHref }: { view: CheckedView; clearHref: string | null }) {
  if (clearHref !== null) return <NothingFiltered clearHref={clearHref} />;
  return (
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
  );
}
