import type { ReactNode } from "react";
import { BackLink } from "@/components/space/BackLink";
import { type Column, DataTable } from "@/components/space/DataTable";
import { Figures } from "@/components/space/Figures";
import { HOMES } from "@/components/space/homes/copy";
import { Advice, comparisonText, priceText } from "@/components/space/homes/HomeFacts";
import { PageTitle } from "@/components/space/PageTitle";
import { Panel } from "@/components/space/Panel";
import { Tabs } from "@/components/space/Tabs";
import { PERIODS } from "@/lib/dashboards/analytics/rules";
import type { HomeAnalyticsView } from "@/lib/dashboards/analytics/views";
import { FUNNEL, type PriceEffect } from "@/lib/dashboards/homes/rules";
import {
  formatCount,
  formatDecimal,
  formatInteger,
  formatPercent,
  formatPrice,
} from "@/lib/kernel/format";
import { formatCivilDate } from "@/lib/kernel/format-date";
import { spaceRoutes } from "@/lib/routes/space";
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
    cell: ({ views }) => (views ? formatDecimal(views.before) : HOMES.effect.early),
  },
  {
    label: HOMES.effect.since,
    kind: "figure",
    cell: ({ views }) => (views ? formatDecimal(views.since) : HOMES.effect.early),
  },
];

/** The share of the views, where there is one that shows. */
const shareHint = (count: number, views: number) => {
  const percent = views === 0 ? 0 : (count / views) * 100;
  return percent < 0.5 ? undefined : ANALYTICS.ofViews(formatPercent(percent));
};

/** How one listing does: what becomes of who sees it, day by day, beside the others, and since its price changed. */
export function HomeScreen({ view, charts }: { view: HomeAnalyticsView; charts: ReactNode }) {
  const { home, period } = view;
  const { views } = home.funnel;
  const price = priceText(home);
  return (
    <div className="flex flex-col gap-8">
      <BackLink href={spaceRoutes.seller.analytics}>{ANALYTICS.all}</BackLink>
      <PageTitle
        title={home.title}
        lead={`${home.city} · ${formatPrice(home.priceCents)} · ${HOMES.online(formatCount(home.daysOnline, "jour", "jours"))}`}
      />
      <Figures
        label={HOMES.funnel}
        figures={FUNNEL.map((step) => ({
          label: HOMES.steps[step],
          value: formatInteger(home.funnel[step]),
          hint: step === "views" ? undefined : shareHint(home.funnel[step], views),
        }))}
      />
      <Panel id="conseil" title={HOMES.advice}>
        <Advice id={home.id} recommendation={home.recommendation} />
      </Panel>
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
      </Panel>
      <Panel id="prix" title={HOMES.effect.title}>
        {home.priceEffects.length === 0 ? (
          <p className="text-ink-soft">{HOMES.effect.none}</p>
        ) : (
          <DataTable
            label={HOMES.effect.table}
            columns={EFFECT_COLUMNS}
            rows={home.priceEffects}
            keyOf={({ day, fromCents, toCents }) => `${day} ${fromCents} ${toCents}`}
          />
        )}
      </Panel>
    </div>
  );
}
