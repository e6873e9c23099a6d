import type { ReactNode } from "react";
import type { FormAction } from "@/components/forms/ActionForm";
import { HOMES } from "@/components/homes/copy";
import {
  Advice,
  comparisonText,
  meanText,
  priceText,
  SurplusNotes,
  statusText,
} from "@/components/homes/HomeFacts";
import { BackLink } from "@/components/space/BackLink";
import { type Column, DataTable } from "@/components/space/DataTable";
import { Figures } from "@/components/space/Figures";
import { PageTitle } from "@/components/space/PageTitle";
import { Panel } from "@/components/space/Panel";
import { Tabs } from "@/components/space/Tabs";
import { PERIODS } from "@/lib/dashboards/analytics/rules";
import type { HomeAnalyticsView } from "@/lib/dashboards/analytics/views";
import { FUNNEL, type PriceEffect, shareOfViews } from "@/lib/dashboards/homes/rules";
import { formatCount, formatInteger, formatPercent, formatPrice } from "@/lib/kernel/format";
import { formatCivilDate } from "@/lib/kernel/format-date";
import { spaceRoutes } from "@/lib/routes/space";
import { Counting } from "../Counting";
import { ANALYTICS } from "../copy";

const EFFECT_COLUMNS: [Column<PriceEffect>, ...Column<PriceEffect>[]] = [
  { label: HOMES.effect.day, cell: ({ day }) => formatCivilDate(day) },
  {
    label: HOMES.effect.change,
    kind: "figure",
    cell: ({ fromCents, toCents }) =>
      HOMES.effect.fromTo(formatPrice(fromCents), formatPrice(toCents)),
  },
  {
    label: HOMES.effect.before,
    kind: "figure",
    cell: ({ views }) => (views ? meanText(views.before) : HOMES.effect.early),
  },
  {
    label: HOMES.effect.since,
    kind: "figure",
    cell: ({ views }) => (views ? meanText(views.since) : HOMES.effect.early),
  },
];

/** The share of the views, where there is one that shows. */
const shareHint = (count: number, views: number) => {
  const share = shareOfViews(count, views);
  return share === null || share < 0.5 ? undefined : ANALYTICS.ofViews(formatPercent(share));
};

/**
 * How one listing does: what becomes of the people who see it, day by day, beside the others, and
 * since its price changed.
 */
export function HomeScreen({
  view,
  start,
  charts,
}: {
  view: HomeAnalyticsView;
  /** Begins a change of the listing, or goes on with the one that is open. */
  start: FormAction;
  /** The days of the view, drawn. */
  charts: ReactNode;
}) {
  const { home, period } = view;
  const { views } = home.funnel;
  const price = priceText(home);
  return (
    <div className="flex flex-col gap-8">
      <BackLink href={spaceRoutes.seller.analytics}>{ANALYTICS.all}</BackLink>
      <PageTitle
        title={home.title}
        lead={[
          home.city,
          formatPrice(home.priceCents),
          HOMES.online(formatCount(home.daysOnline, "jour", "jours")),
          statusText(home),
        ]
          .filter(Boolean)
          .join(" · ")}
      />
      <Figures
        label={HOMES.funnel}
        figures={FUNNEL.map((step) => ({
          label: HOMES.steps[step],
          value: formatInteger(home.funnel[step]),
          hint: step === "views" ? undefined : shareHint(home.funnel[step], views),
        }))}
      />
      <SurplusNotes funnel={home.funnel} />
      {home.recommendation !== "none" && (
        <Panel id="conseil" title={HOMES.advice}>
          <Advice home={home} start={start} />
        </Panel>
      )}
      <Tabs
        label={ANALYTICS.periods}
        tabs={PERIODS.map((days) => ({
          label: ANALYTICS.period(formatInteger(days)),
          href: spaceRoutes.seller.listingAnalytics(home.id, days),
          current: days === period,
        }))}
      />
      <Panel id="par-jour" title={ANALYTICS.daily}>
        {charts}
      </Panel>
      <Panel id="comparaison" title={ANALYTICS.compared}>
        <p>{comparisonText(home)}</p>
        {price !== null && <p>{price}</p>}
        <p className="text-fine text-ink-soft">{HOMES.comparison.basis}</p>
      </Panel>
      <Panel id="prix" title={HOMES.effect.title}>
        {home.priceEffects.length === 0 ? (
          <p className="text-ink-soft">{HOMES.effect.none}</p>
        ) : (
          <>
            <DataTable
              label={HOMES.effect.table}
              columns={EFFECT_COLUMNS}
              rows={home.priceEffects}
              keyOf={({ day }) => day}
            />
            <p className="text-fine text-ink-soft">{HOMES.effect.basis}</p>
          </>
        )}
      </Panel>
      <Counting />
    </div>
  );
}
