"use client";

import { NoData } from "@/components/space/NoData";
import { PageTitle } from "@/components/space/PageTitle";
import { Tabs } from "@/components/space/Tabs";
import { ListEnd } from "@/components/trust/ListEnd";
import { TASKS } from "@/components/trust/tasks-copy";
import { LinkButton } from "@/components/ui/Button";
import { Callout } from "@/components/ui/Callout";
import { Card } from "@/components/ui/Card";
import type { ListPage } from "@/lib/kernel/keyset";
import { spaceRoutes, trustListOf } from "@/lib/routes/space";
import { LEAD_VIEWS, type LeadView, OPEN_LEAD_STATUSES } from "@/lib/trust/leads/rules";
import type { LeadCounts, QualifiedLeadView } from "@/lib/trust/leads/views";
import { LEADS } from "./copy";
import { type HandingOver, LeadTable } from "./LeadTable";

/** The leads of all loopers, those left longest first. */
export function LeadsScreen({
  view,
  handedOver = false,
  isFirst,
  counts,
  page,
  ...handing
}: {
  view: LeadView;
  /** Whether a lead was just given to somebody else. */
  handedOver?: boolean;
  isFirst: boolean;
  counts: LeadCounts;
  page: ListPage<QualifiedLeadView>;
} & HandingOver) {
  const countOf = (each: LeadView) =>
    each === "open"
      ? OPEN_LEAD_STATUSES.reduce((sum, status) => sum + counts[status], 0)
      : counts[each];
  const tabs = LEAD_VIEWS.map((each) => ({
    label: LEADS.views[each],
    href: trustListOf("leadQualification", { filtre: each }),
    count: countOf(each),
    current: each === view,
  }));
  return (
    <div className="flex flex-col gap-8">
      <PageTitle title={LEADS.title} lead={LEADS.lead} />
      {handedOver && (
        <Callout tone="success" live>
          <p>{LEADS.handOver.done}</p>
        </Callout>
      )}
      <Tabs label={LEADS.tabs} tabs={tabs} />
      {page.rows.length === 0 ? (
        <NoData
          title={LEADS.empty}
          actions={
            <LinkButton href={spaceRoutes.trustManager.tasks} variant="secondary">
              {TASKS.title}
            </LinkButton>
          }
        />
      ) : (
        <Card flat className="p-5 md:p-6">
          <LeadTable leads={page.rows} {...handing} />
        </Card>
      )}
      <ListEnd
        nextHref={page.next && trustListOf("leadQualification", { filtre: view, suite: page.next })}
        firstHref={isFirst ? null : trustListOf("leadQualification", { filtre: view })}
      />
    </div>
  );
}
