"use client";

import { NoData } from "@/components/space/NoData";
import { PageTitle } from "@/components/space/PageTitle";
import { Tabs } from "@/components/space/Tabs";
import { LEAD_TONES } from "@/components/space/tones";
import { TRUST } from "@/components/space/trust/copy";
import { TASKS } from "@/components/space/trust/tasks-copy";
import { Badge } from "@/components/ui/Badge";
import { LinkButton } from "@/components/ui/Button";
import { Card } from "@/components/ui/Card";
import type { ListPage } from "@/lib/kernel/keyset";
import { spaceRoutes, trustListOf } from "@/lib/routes/space";
import { LEAD_VIEWS, type LeadView, OPEN_LEAD_STATUSES } from "@/lib/trust/leads/rules";
import type { LeadCounts, QualifiedLeadView } from "@/lib/trust/leads/views";
import { Facts } from "../../../../components/space/trust/Facts";
import { ListEnd } from "../../../../components/space/trust/ListEnd";
import { MailLink } from "../../../../components/space/trust/MailLink";
import { PropertyTitle } from "../../../../components/space/trust/PropertyTitle";
import { LEADS } from "./copy";

function Lead({ lead }: { lead: QualifiedLeadView }) {
  const { id, contactName, status, isStale, idleDays, createdAt, looperName, property } = lead;
  return (
    <Card flat id={id} className="flex scroll-mt-8 flex-col gap-4 p-5 md:p-6">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h2 className="min-w-0 text-heading wrap-anywhere">{contactName}</h2>
        <p className="flex flex-wrap gap-2">
          <Badge tone={LEAD_TONES[status]}>{LEADS.states[status]}</Badge>
          {isStale && <Badge tone="tile">{LEADS.stale}</Badge>}
        </p>
      </div>
      <Facts
        facts={[
          { label: LEADS.idle(idleDays), value: LEADS.came(createdAt) },
          { label: TRUST.looper, value: looperName },
          {
            label: LEADS.property,
            value: property ? <PropertyTitle {...property} /> : LEADS.noProperty,
          },
        ]}
      />
      {OPEN_LEAD_STATUSES.some((open) => open === status) && (
        <div className="flex">
          <MailLink to={lead.looperEmail}>
            {(isStale ? LEADS.remind : LEADS.write)(looperName)}
          </MailLink>
        </div>
      )}
    </Card>
  );
}

/** The leads of all loopers, those left longest first. */
export function LeadsScreen({
  view,
  isFirst,
  counts,
  page,
}: {
  view: LeadView;
  isFirst: boolean;
  counts: LeadCounts;
  page: ListPage<QualifiedLeadView>;
}) {
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
      <Tabs label={LEADS.tabs} tabs={tabs} />
      {page.rows.length === 0 ? (
        <NoData
          actions={
            <LinkButton href={spaceRoutes.trustManager.tasks} variant="secondary">
              {TASKS.title}
            </LinkButton>
          }
        >
          <p>{LEADS.empty}</p>
        </NoData>
      ) : (
        <ul className="flex flex-col gap-5">
          {page.rows.map((lead) => (
            <li key={lead.id}>
              <Lead lead={lead} />
            </li>
          ))}
        </ul>
      )}
      <ListEnd
        nextHref={page.next && trustListOf("leadQualification", { filtre: view, suite: page.next })}
        firstHref={isFirst ? null : trustListOf("leadQualification", { filtre: view })}
      />
    </div>
  );
}
