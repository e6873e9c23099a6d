"use client";

import type { ReactNode } from "react";
import type { FormAction } from "@/components/forms/ActionForm";
import { HomeRows } from "@/components/homes/HomeRows";
import { DASHBOARDS } from "@/components/space/dashboards-copy";
import { Figures } from "@/components/space/Figures";
import { figureValue } from "@/components/space/figure-value";
import { LastMessages, NextVisits, OpenOffers } from "@/components/space/Lines";
import { ListingsInReview } from "@/components/space/ListingsInReview";
import { NoData } from "@/components/space/NoData";
import { PageTitle } from "@/components/space/PageTitle";
import { Panel } from "@/components/space/Panel";
import { PanelRow } from "@/components/space/PanelRow";
import { Waiting } from "@/components/space/Waiting";
import { LinkButton } from "@/components/ui/Button";
import type { HomesView } from "@/lib/dashboards/homes/views";
import type { SellerFigures } from "@/lib/dashboards/standing/figures";
import type { SellerDashboardView } from "@/lib/dashboards/views";
import { formatChange, formatCount, formatInteger, formatPrice } from "@/lib/kernel/format";
import { routes } from "@/lib/routes/public";
import { spaceRoutes } from "@/lib/routes/space";

const COPY = DASHBOARDS.seller;

function figuresOf(figures: SellerFigures, monthlyPercent: number | null) {
  const { active, paused, drafts, sold, views, favorites, offersOpen } = figures;
  const { upcomingVisits, unconfirmedVisits } = figures;
  return [
    {
      label: COPY.active,
      value: formatInteger(active),
      hint: [
        paused > 0 && COPY.paused(formatInteger(paused)),
        formatCount(drafts, "brouillon", "brouillons"),
        formatCount(sold, "vendu", "vendus"),
      ]
        .filter(Boolean)
        .join(", "),
    },
    {
      label: COPY.views,
      value: formatInteger(views),
      hint: monthlyPercent === null ? undefined : DASHBOARDS.change(formatChange(monthlyPercent)),
    },
    { label: COPY.favorites, value: formatInteger(favorites) },
    { label: COPY.offers, value: formatInteger(offersOpen) },
    {
      label: COPY.visits,
      value: formatInteger(upcomingVisits),
      hint: unconfirmedVisits > 0 ? COPY.toConfirm(formatInteger(unconfirmedVisits)) : undefined,
    },
    {
      label: COPY.savings,
      value: figureValue(figures.savingsCents, formatPrice),
      hint: figures.savingsCents === null ? undefined : COPY.savingsHint,
    },
  ];
}

/** A seller's day: the figures, what waits, what comes. */
export function SellerDashboard({
  view,
  homes,
  start,
  charts,
}: {
  view: SellerDashboardView;
  /** The listings that are on the market, or paused. */
  homes: HomesView;
  start: FormAction;
  /** The last thirty days, drawn; null before the first listing is online. */
  charts: ReactNode;
}) {
  const { firstName, figures, monthlyPercent, actions, reviews, visits, offers, messages } = view;
  return (
    <div className="flex flex-col gap-8">
      <PageTitle
        title={COPY.title}
        lead={COPY.lead(firstName)}
        actions={
          figures !== null && (
            <>
              <LinkButton href={spaceRoutes.seller.properties}>{COPY.listings}</LinkButton>
              <LinkButton variant="secondary" href={spaceRoutes.seller.analytics}>
                {COPY.analytics}
              </LinkButton>
            </>
          )
        }
      />
      {figures ? (
        <Figures label={DASHBOARDS.figures} figures={figuresOf(figures, monthlyPercent)} />
      ) : (
        <NoData
          actions={
            <>
              <LinkButton href={routes.newListing}>{COPY.begin}</LinkButton>
              <LinkButton variant="secondary" href={routes.sell}>
                {COPY.fees}
              </LinkButton>
            </>
          }
        >
          {COPY.emptyText}
        </NoData>
      )}
      <Waiting actions={actions} />
      <ListingsInReview reviews={reviews} />
      {homes.homes.length > 0 && <HomeRows view={homes} start={start} />}
      {charts && (
        <Panel id="audience" title={COPY.audience}>
          {charts}
        </Panel>
      )}
      {/* Before the first listing there is one thing to do, and it is stated above. */}
      {(figures !== null || messages.length > 0) && (
        <PanelRow>
          <NextVisits visits={visits} href={spaceRoutes.seller.visits} showVisitor />
          <OpenOffers offers={offers} href={spaceRoutes.seller.offers} reader="seller" />
          <LastMessages messages={messages} href={spaceRoutes.seller.messages} wide />
        </PanelRow>
      )}
    </div>
  );
}
