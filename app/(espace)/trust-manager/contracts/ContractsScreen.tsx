"use client";

import type { FormAction } from "@/components/forms/ActionForm";
import { SubmitButton } from "@/components/forms/SubmitButton";
import { Figures } from "@/components/space/Figures";
import { LinkChips } from "@/components/space/LinkChips";
import { NoData } from "@/components/space/NoData";
import { columnSorts } from "@/components/trust/column-sorts";
import { boundedCount } from "@/components/trust/copy";
import { ListEnd } from "@/components/trust/ListEnd";
import { ListFilters, NothingFiltered } from "@/components/trust/ListFilters";
import { TickedList } from "@/components/trust/TickedList";
import { TickedBar } from "@/components/trust/Ticks";
import { LinkButton } from "@/components/ui/Button";
import type { ListPage } from "@/lib/kernel/keyset";
import { type FilterOptions, isFiltered, type ListFilter } from "@/lib/kernel/list-filter";
import { type Sort, sortQuery } from "@/lib/kernel/sorted-list";
import { spaceRoutes, trustListOf } from "@/lib/routes/space";
import {
  reminderIn,
  SALE_SORTS,
  SALE_VIEWS,
  type SaleListView,
  type SaleReminder,
  type SaleSort,
} from "@/lib/trust/sales/rules";
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
  action,
}: {
  view: SaleListView;
  sort: Sort<SaleSort>;
  filter: ListFilter;
  options: FilterOptions;
  isFirst: boolean;
  counts: SaleCounts;
  page: ListPage<TrackedSale>;
  /** Reminds the people of those that are ticked. */
  action: FormAction;
}) {
  const remind = reminderIn(view);
  const hasTicks = page.rows.some(({ reminder }) => reminder === remind);
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
      <TickedList
        id="ventes"
        action={action}
        name="sales"
        refusedToo="remind"
        empty={
          page.rows.length === 0 && (
            <Nothing view={view} clearHref={isFiltered(filter) ? unfiltered : null} />
          )
        }
        bar={hasTicks && <Reminders remind={remind} />}
      >
        <SaleTable
          view={view}
          sales={page.rows}
          sort={columnSorts(SALE_SORTS, sort, listOf)}
          hasTicks={hasTicks}
        />
        <p className="mt-1 text-small text-ink-soft">{CONTRACTS.feeNote}</p>
      </TickedList>
      <ListEnd
        nextHref={page.next && listOf({ suite: page.next })}
        firstHref={isFirst ? null : listOf({})}
      />
    </SalesFrame>
  );
}

/** What is done with the sales that are ticked. */
function Reminders({ remind }: { remind: SaleReminder }) {
  const { title, hint, submit, sending } = CONTRACTS.reminders;
  return (
    <TickedBar title={title}>
      <p className="max-w-text text-small text-ink-soft">{hint[remind]}</p>
      <SubmitButton
        name="remind"
        value={remind}
        variant="secondary"
        sending={sending}
        className="self-start"
      >
        {submit[remind]}
      </SubmitButton>
    </TickedBar>
  );
}

/** What stands in place of the rows; `clearHref` leads to the list without its filter, where it has one. */
function Nothing({ view, clearHref }: { view: SaleListView; clearHref: string | null }) {
  if (clearHref !== null) return <NothingFiltered clearHref={clearHref} />;
  return (
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
  );
}
