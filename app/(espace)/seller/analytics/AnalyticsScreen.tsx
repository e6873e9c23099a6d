"use client";

import type { ReactNode } from "react";
import { tellingChange } from "@/components/charts/comparison";
import { Figures } from "@/components/space/Figures";
import { NoData } from "@/components/space/NoData";
import { PageTitle } from "@/components/space/PageTitle";
import { Panel } from "@/components/space/Panel";
import { Tabs } from "@/components/space/Tabs";
import { LinkButton } from "@/components/ui/Button";
import { PERIODS, totalOf } from "@/lib/dashboards/analytics/rules";
import type { AnalyticsView } from "@/lib/dashboards/analytics/views";
import { formatInteger } from "@/lib/kernel/format";
import { spaceRoutes } from "@/lib/routes/space";
import { Counting } from "./Counting";
import { ANALYTICS } from "./copy";
import { ListingTable } from "./ListingTable";
import { PaceList } from "./PaceList";

/** How a seller's listings do, day by day and one by one. */
export function AnalyticsScreen({
  view,
  charts,
}: {
  view: AnalyticsView;
  /** The days of the view, drawn. */
  charts: ReactNode;
}) {
  const { period, totals, before, listings, hasMore } = view;
  if (listings.length === 0) {
    return (
      <div className="flex flex-col gap-8">
        <PageTitle title={ANALYTICS.title} lead={ANALYTICS.lead} />
        <NoData
          actions={
            <LinkButton href={spaceRoutes.seller.properties}>{ANALYTICS.toListings}</LinkButton>
          }
        >
          {ANALYTICS.none}
        </NoData>
      </div>
    );
  }
  return (
    <div className="flex flex-col gap-8">
      <PageTitle title={ANALYTICS.title} lead={ANALYTICS.lead} />
      <Tabs
        label={ANALYTICS.periods}
        tabs={PERIODS.map((days) => ({
          label: ANALYTICS.period(formatInteger(days)),
          href: spaceRoutes.seller.analyticsOver(days),
          current: days === period,
        }))}
      />
      <Figures
        label={ANALYTICS.totals}
        figures={totals.map(({ measure, total }) => {
          const earlier = totalOf(before, measure);
          return {
            label: ANALYTICS.measures[measure],
            value: formatInteger(total),
            hint: ANALYTICS.before(
              formatInteger(earlier),
              formatInteger(period),
              tellingChange({ value: total, before: earlier }),
            ),
          };
        })}
      />
      <Panel id="par-jour" title={ANALYTICS.daily}>
        {charts}
      </Panel>
      <Panel id="par-annonce" title={ANALYTICS.listings.title}>
        <p className="text-small text-ink-soft">{ANALYTICS.listings.lead}</p>
        <ListingTable listings={listings} />
        {hasMore && (
          <p className="text-small text-ink-soft">
            {ANALYTICS.listings.more(formatInteger(listings.length))}
          </p>
        )}
      </Panel>
      <Panel id="temps-en-ligne" title={ANALYTICS.pace.title}>
        <p className="text-small text-ink-soft">{ANALYTICS.pace.lead}</p>
        <PaceList listings={listings} />
      </Panel>
      <Counting />
    </div>
  );
}
