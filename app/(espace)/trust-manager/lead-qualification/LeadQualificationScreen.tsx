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
import { OPEN_LEAD_STATUSES } from "@/lib/leads/states";
import { spaceRoutes, trustListOf } from "@/lib/routes/space";
import { LEAD_LISTS, type LeadList } from "@/lib/trust/leads/rules";
import type { LeadCounts, QualifiedLeadView } from "@/lib/trust/leads/views";
import { LEAD_QUALIFICATION } from "./copy";
import { LeadQualificationTable } from "./LeadQualificationTable";

/** The leads of all loopers, those left longest first. */
export function LeadQualificationScreen({
  view,
  handedOver = false,
  isFirst,
  counts,
  page,
}: {
  view: LeadList;
  /** Whether a lead was just given to somebody else. */
  handedOver?: boolean;
  isFirst: boolean;
  counts: LeadCounts;
  page: ListPage<QualifiedLeadView>;
}) {
  const countOf = (each: LeadList) =>
    each === "open"
      ? OPEN_LEAD_STATUSES.reduce((sum, status) => sum + counts[status], 0)
      : counts[each];
  const tabs = LEAD_LISTS.map((each) => ({
    label: LEAD_QUALIFICATION.views[each],
    href: trustListOf("leadQualification", { filtre: each }),
    count: countOf(each),
    current: each === view,
  }));
  return (
    <div className="flex flex-col gap-8">
      <PageTitle title={LEAD_QUALIFICATION.title} lead={LEAD_QUALIFICATION.lead} />
      {handedOver && (
        <Callout tone="success" live>
          <p>{LEAD_QUALIFICATION.handOver.done}</p>
        </Callout>
      )}
      <Tabs label={LEAD_QUALIFICATION.tabs} tabs={tabs} />
      {page.rows.length === 0 ? (
        <NoData
          title={LEAD_QUALIFICATION.empty}
          actions={
            <LinkButton href={spaceRoutes.trustManager.tasks} variant="secondary">
              {TASKS.title}
            </LinkButton>
          }
        />
      ) : (
        <Card flat className="p-5 md:p-6">
          <LeadQualificationTable leads={page.rows} />
        </Card>
      )}
      <ListEnd
        nextHref={page.next && trustListOf("leadQualification", { filtre: view, suite: page.next })}
        firstHref={isFirst ? null : trustListOf("leadQualification", { filtre: view })}
      />
    </div>
  );
}
