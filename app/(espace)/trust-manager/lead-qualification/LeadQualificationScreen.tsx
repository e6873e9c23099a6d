"use client";

import type { FormAction } from "@/components/forms/ActionForm";
import { NoData } from "@/components/space/NoData";
import { PageTitle } from "@/components/space/PageTitle";
import { Tabs } from "@/components/space/Tabs";
import { columnSorts } from "@/components/trust/column-sorts";
import { ListEnd } from "@/components/trust/ListEnd";
import { ListFilters, NothingFiltered } from "@/components/trust/ListFilters";
import { TickedList } from "@/components/trust/TickedList";
import { TASKS } from "@/components/trust/tasks-copy";
import { LinkButton } from "@/components/ui/Button";
import { Callout } from "@/components/ui/Callout";
import type { ListPage } from "@/lib/kernel/keyset";
import {
  type FilterOption,
  type FilterOptions,
  isFiltered,
  type ListFilter,
} from "@/lib/kernel/list-filter";
import { type Sort, sortQuery } from "@/lib/kernel/sorted-list";
import { isOpenLead, OPEN_LEAD_STATUSES } from "@/lib/leads/states";
import { spaceRoutes, trustListOf } from "@/lib/routes/space";
import { LEAD_LISTS, type LeadList, type LeadSort, leadSorts } from "@/lib/trust/leads/rules";
import type { LeadCounts, QualifiedLeadView } from "@/lib/trust/leads/views";
import { LEAD_QUALIFICATION } from "./copy";
import { LeadQualificationTable } from "./LeadQualificationTable";
import { TickedLeads } from "./TickedLeads";

/** The leads of all loopers, in the order that is chosen, and what is done with those that are ticked. */
export function LeadQualificationScreen({
  view,
  sort,
  filter,
  options,
  handedOver = false,
  isFirst,
  counts,
  loopers,
  page,
  action,
}: {
  view: LeadList;
  sort: Sort<LeadSort>;
  filter: ListFilter;
  options: FilterOptions;
  /** Whether a lead was just given to somebody else. */
  handedOver?: boolean;
  isFirst: boolean;
  counts: LeadCounts;
  /** Whom leads can be handed to. */
  loopers: readonly FilterOption[];
  page: ListPage<QualifiedLeadView>;
  action: FormAction;
}) {
  const countOf = (each: LeadList) =>
    each === "open"
      ? OPEN_LEAD_STATUSES.reduce((sum, status) => sum + counts[status], 0)
      : counts[each];
  const hasTicks = page.rows.some(({ status }) => isOpenLead(status));
  const order = sortQuery(sort);
  const listOf = (query: Parameters<typeof trustListOf>[1]) =>
    trustListOf("leadQualification", { filtre: view, ...filter, ...order, ...query });
  const unfiltered = listOf({ looper: null, commune: null });
  const tabs = LEAD_LISTS.map((each) => ({
    label: LEAD_QUALIFICATION.views[each],
    href: listOf({ filtre: each }),
    count: countOf(each),
    current: each === view,
  }));
  return (
    <div className="flex flex-col gap-6">
      <PageTitle title={LEAD_QUALIFICATION.title} lead={LEAD_QUALIFICATION.lead} />
      {handedOver && (
        <Callout tone="success" live>
          <p>{LEAD_QUALIFICATION.handOver.done}</p>
        </Callout>
      )}
      <Tabs label={LEAD_QUALIFICATION.tabs} tabs={tabs} />
      <ListFilters
        action={spaceRoutes.trustManager.leadQualification}
        here={{ filtre: view, ...order }}
        filter={filter}
        options={options}
        clearHref={unfiltered}
      />
      <TickedList
        id="prospects"
        action={action}
        name="leads"
        refusedToo="move"
        empty={
          page.rows.length === 0 && <Nothing clearHref={isFiltered(filter) ? unfiltered : null} />
        }
        bar={hasTicks && <TickedLeads view={view} loopers={loopers} />}
      >
        <LeadQualificationTable
          leads={page.rows}
          sort={columnSorts(leadSorts(view), sort, listOf)}
          hasTicks={hasTicks}
        />
      </TickedList>
      <ListEnd
        nextHref={page.next && listOf({ suite: page.next })}
        firstHref={isFirst ? null : listOf({})}
      />
    </div>
  );
}

/** What stands in place of the rows; `clearHref` leads to the list without its filter, where it has one. */
function Nothing({ clearHref }: { clearHref: string | null }) {
  if (clearHref !== null) return <NothingFiltered clearHref={clearHref} />;
  return (
    <NoData
      title={LEAD_QUALIFICATION.empty}
      actions={
        <LinkButton href={spaceRoutes.trustManager.tasks} variant="secondary">
          {TASKS.title}
        </LinkButton>
      }
    />
  );
}
