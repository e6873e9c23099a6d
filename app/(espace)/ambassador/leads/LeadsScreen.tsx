"use client";

import type { ReactNode } from "react";
import { SellersLink } from "@/components/leads/SellersLink";
import { More } from "@/components/space/More";
import { NoData } from "@/components/space/NoData";
import { PageTitle } from "@/components/space/PageTitle";
import { Tabs } from "@/components/space/Tabs";
import { LinkButton } from "@/components/ui/Button";
import { Callout } from "@/components/ui/Callout";
import { Card } from "@/components/ui/Card";
import { LEAD_STATUSES } from "@/lib/leads/states";
import type { LeadsView } from "@/lib/leads/views";
import { leadsRoute } from "@/lib/routes/leads";
import { spaceRoutes } from "@/lib/routes/space";
import { LEADS, type LeadDone } from "./copy";
import type { LeadActions } from "./LeadForms";
import { LeadSearch } from "./LeadSearch";
import { LeadTable } from "./LeadTable";
import { Suspended } from "./Suspended";
import { ViewSwitch } from "./ViewSwitch";

const PATH = spaceRoutes.ambassador.leads;

/** The leads of a looper by where they stand. */
export function LeadsScreen({
  view,
  done = null,
  actions,
  sellersLink,
  children,
}: {
  view: LeadsView;
  done?: LeadDone | null;
  actions: LeadActions;
  /** What brings the looper sellers of their own. */
  sellersLink: string | null;
  /** What stands before them. */
  children?: ReactNode;
}) {
  const { status, search, order, counts, items, nextCursor, suspended } = view;
  const all = LEAD_STATUSES.reduce((sum, each) => sum + counts[each], 0);
  return (
    <>
      <PageTitle title={LEADS.title} lead={LEADS.lead} actions={<ViewSwitch current="list" />} />
      {done && (
        <Callout tone="success" live>
          <p>{LEADS.done[done]}</p>
        </Callout>
      )}
      {suspended && <Suspended />}
      {children}
      <Tabs
        label={LEADS.tabs}
        tabs={[
          {
            label: LEADS.all,
            href: leadsRoute({ search, order }),
            count: all,
            current: status === null,
          },
          ...LEAD_STATUSES.map((each) => ({
            label: LEADS.statuses[each],
            href: leadsRoute({ status: each, search, order }),
            count: counts[each],
            current: status === each,
          })),
        ]}
      />
      {all > 0 && <LeadSearch {...view} />}
      {items.length === 0 ? (
        <NoLeads isFiltered={all > 0} isSearched={search !== ""} />
      ) : (
        <Card flat className="p-5 md:p-6">
          <LeadTable leads={items} actions={actions} />
        </Card>
      )}
      <More
        href={nextCursor === null ? null : leadsRoute({ status, search, order, after: nextCursor })}
      >
        {LEADS.more}
      </More>
      {sellersLink !== null && <SellersLink link={sellersLink} />}
    </>
  );
}

function NoLeads({ isFiltered, isSearched }: { isFiltered: boolean; isSearched: boolean }) {
  if (isFiltered) {
    return (
      <NoData
        actions={
          <LinkButton href={PATH} variant="secondary">
            {LEADS.seeAll}
          </LinkButton>
        }
      >
        <p>{isSearched ? LEADS.search.none : LEADS.emptyTab}</p>
      </NoData>
    );
  }
  return (
    <NoData
      actions={
        <LinkButton href={spaceRoutes.ambassador.properties}>{LEADS.emptyAction}</LinkButton>
      }
    >
      <p>{LEADS.emptyText}</p>
    </NoData>
  );
}
