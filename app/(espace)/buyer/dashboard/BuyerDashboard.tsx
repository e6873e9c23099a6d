"use client";

import { DASHBOARDS } from "@/components/space/dashboards-copy";
import { Figures } from "@/components/space/Figures";
import { NoData } from "@/components/space/NoData";
import { PageTitle } from "@/components/space/PageTitle";
import { LinkButton } from "@/components/ui/Button";
import type { BuyerFigures } from "@/lib/dashboards/standing/figures";
import type { BuyerDashboardView } from "@/lib/dashboards/views";
import { formatCount, formatInteger } from "@/lib/kernel/format";
import { spaceRoutes } from "@/lib/routes/space";
import { LastMessages, NextVisits, OpenOffers } from "../../../../components/space/Lines";
import { Waiting } from "../../../../components/space/Waiting";

const COPY = DASHBOARDS.buyer;

function figuresOf(figures: BuyerFigures) {
  const { favorites, savedSearches, alerts, upcomingVisits, completedVisits, offersOpen } = figures;
  return [
    { label: COPY.favorites, value: formatInteger(favorites) },
    {
      label: COPY.searches,
      value: formatInteger(savedSearches),
      hint: COPY.alerts(formatInteger(alerts)),
    },
    {
      label: COPY.visits,
      value: formatInteger(upcomingVisits),
      hint: formatCount(completedVisits, "déjà faite", "déjà faites"),
    },
    { label: COPY.offers, value: formatInteger(offersOpen) },
  ];
}

/** A buyer's day: the figures, what waits, what comes. */
export function BuyerDashboard({ view }: { view: BuyerDashboardView }) {
  const { firstName, figures, actions, visits, offers, messages } = view;
  return (
    <div className="flex flex-col gap-8">
      <PageTitle
        title={DASHBOARDS.greeting(firstName)}
        lead={COPY.lead}
        actions={<LinkButton href={spaceRoutes.buyer.search}>{COPY.search}</LinkButton>}
      />
      {figures ? (
        <Figures label={DASHBOARDS.figures} figures={figuresOf(figures)} />
      ) : (
        <NoData
          actions={
            <>
              <LinkButton href={spaceRoutes.buyer.search}>{COPY.search}</LinkButton>
              <LinkButton variant="secondary" href={spaceRoutes.buyer.financing}>
                {COPY.financing}
              </LinkButton>
            </>
          }
        >
          {COPY.emptyText}
        </NoData>
      )}
      <Waiting actions={actions} />
      <div className="grid gap-6 lg:grid-cols-2">
        <NextVisits visits={visits} href={spaceRoutes.buyer.visits} showVisitor={false} />
        <OpenOffers offers={offers} href={spaceRoutes.buyer.offers} reader="buyer" />
        <LastMessages messages={messages} href={spaceRoutes.messages} wide />
      </div>
    </div>
  );
}
