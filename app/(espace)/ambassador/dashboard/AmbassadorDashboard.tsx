"use client";

import type { ReactNode } from "react";
import { NO_DATA } from "@/components/space/copy";
import { DASHBOARDS } from "@/components/space/dashboards-copy";
import { Figures } from "@/components/space/Figures";
import { figureValue } from "@/components/space/figure-value";
import { Meter } from "@/components/space/Meter";
import { LEVEL_NAMES } from "@/components/space/overview-copy";
import { PageTitle } from "@/components/space/PageTitle";
import { Panel } from "@/components/space/Panel";
import { PanelRow } from "@/components/space/PanelRow";
import { LinkButton } from "@/components/ui/Button";
import { Link } from "@/components/ui/Link";
import type { LooperFigures } from "@/lib/dashboards/standing/figures";
import type { AmbassadorDashboardView } from "@/lib/dashboards/views";
import { formatDecimal, formatInteger, formatPrice } from "@/lib/kernel/format";
import { MAX_SMART } from "@/lib/leads/smart";
import { spaceRoutes } from "@/lib/routes/space";
import { LastMessages, NextVisits } from "../../../../components/space/Lines";
import { Waiting } from "../../../../components/space/Waiting";
import { SMART_COPY } from "./copy";

const COPY = DASHBOARDS.ambassador;

function figuresOf(figures: LooperFigures) {
  const { smart, monthlyEarningsCents, earningsCents, activeLeads, newLeads } = figures;
  return [
    {
      label: COPY.smart,
      value: smart === null ? COPY.newLooper : COPY.smartValue(formatDecimal(smart.score)),
      hint: smart === null ? COPY.newLooperHint : undefined,
    },
    { label: COPY.level, value: figureValue(smart, ({ level }) => LEVEL_NAMES[level]) },
    {
      label: COPY.earnings,
      value: figureValue(monthlyEarningsCents, formatPrice),
      hint: earningsCents === null ? undefined : COPY.earningsTotal(formatPrice(earningsCents)),
    },
    {
      label: COPY.leads,
      value: figureValue(activeLeads, formatInteger),
      hint: newLeads > 0 ? COPY.newLeads(formatInteger(newLeads)) : undefined,
    },
    { label: COPY.organised, value: formatInteger(figures.visitsOrganised) },
    { label: COPY.signatures, value: formatInteger(figures.signatures) },
    { label: COPY.properties, value: formatInteger(figures.properties) },
  ];
}

/** A looper's day: the figures, what waits, what comes, and what the score is made of. */
export function AmbassadorDashboard({
  view,
  charts,
}: {
  view: AmbassadorDashboardView;
  /** Leads and earnings over time, drawn; empty while there are none. */
  charts: readonly ReactNode[];
}) {
  const { firstName, figures, actions, visits, messages } = view;
  return (
    <div className="flex flex-col gap-8">
      <PageTitle
        title={COPY.title}
        lead={COPY.lead(firstName)}
        actions={
          <>
            <LinkButton href={spaceRoutes.ambassador.leads}>{COPY.leadsPage}</LinkButton>
            <LinkButton variant="secondary" href={spaceRoutes.ambassador.commissions}>
              {COPY.commissions}
            </LinkButton>
          </>
        }
      />
      <Figures label={DASHBOARDS.figures} figures={figuresOf(figures)} />
      <Waiting actions={actions} />
      {charts.length > 0 && (
        <Panel id="evolution" title={COPY.trends}>
          <div className="grid gap-x-10 gap-y-8 xl:grid-cols-2">{charts}</div>
        </Panel>
      )}
      <PanelRow>
        <NextVisits visits={visits} href={spaceRoutes.ambassador.visits} showVisitor />
        <LastMessages messages={messages} href={spaceRoutes.messages} />
        <Smart figures={figures} />
      </PanelRow>
    </div>
  );
}

function Smart({ figures: { smart } }: { figures: LooperFigures }) {
  return (
    <Panel id="score-smart" title={COPY.smartTitle} className="basis-full!">
      <ul className="grid gap-x-8 gap-y-5 sm:grid-cols-2">
        {Object.entries(SMART_COPY).map(([part, { letter, title, text }]) => {
          const score = smart?.parts.find((each) => each.part === part)?.score ?? null;
          return (
            <li key={part}>
              <Meter
                label={`${letter} · ${title}`}
                value={score === null ? NO_DATA : COPY.smartOf(formatDecimal(score))}
                share={(score ?? 0) / MAX_SMART}
                hint={text}
              />
            </li>
          );
        })}
      </ul>
      <Link
        href={spaceRoutes.ambassador.training}
        className="inline-flex min-h-11 items-center self-start font-medium text-brand underline"
      >
        {COPY.training}
      </Link>
    </Panel>
  );
}
