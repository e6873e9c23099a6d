"use client";

import { ListingCard } from "@/components/listings/ListingCard";
import { DASHBOARDS } from "@/components/space/dashboards-copy";
import { Figures } from "@/components/space/Figures";
import { LastMessages, NextVisits, OpenOffers } from "@/components/space/Lines";
import { NoData } from "@/components/space/NoData";
import { PageTitle } from "@/components/space/PageTitle";
import { Panel } from "@/components/space/Panel";
import { PanelRow } from "@/components/space/PanelRow";
import { Waiting } from "@/components/space/Waiting";
import { Badge } from "@/components/ui/Badge";
import { LinkButton } from "@/components/ui/Button";
import { Icon } from "@/components/ui/Icon";
import type { IconName } from "@/components/ui/icon-names";
import { Link } from "@/components/ui/Link";
import { VisuallyHidden } from "@/components/ui/VisuallyHidden";
import type { AlertKind } from "@/lib/buying/alerts/rules";
import { type NextStep, nextSteps } from "@/lib/buying/feed/rules";
import type { BuyerFeed, SearchFeed } from "@/lib/buying/feed/views";
import type { BuyerFigures } from "@/lib/dashboards/standing/figures";
import type { BuyerDashboardView } from "@/lib/dashboards/views";
import { formatCount, formatInteger } from "@/lib/kernel/format";
import type { CardFields } from "@/lib/listings/card-fields";
import { routes } from "@/lib/routes/public";
import { spaceRoutes } from "@/lib/routes/space";
import { searchPath } from "@/lib/search/url";
import { PriceDropNote } from "../favorites/PriceDropNote";
import { ALERT_KIND_LABELS } from "../search/copy";
import { FEED, STEPS } from "./copy";

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

/** A buyer's day: what waits, the next visit, new homes of each search, prices that went down. */
export function BuyerDashboard({ view, feed }: { view: BuyerDashboardView; feed: BuyerFeed }) {
  const { firstName, figures, actions, visits, offers, messages } = view;
  const { searches, drops } = feed;
  return (
    <div className="flex flex-col gap-8">
      <PageTitle
        title={DASHBOARDS.greeting(firstName)}
        lead={FEED.lead}
        actions={figures && <LinkButton href={routes.buy}>{FEED.search}</LinkButton>}
      />
      {figures ? (
        <PanelRow>
          <Waiting actions={actions} />
          <NextVisits visits={visits} href={spaceRoutes.buyer.visits} showVisitor={false} />
        </PanelRow>
      ) : (
        <NoData
          title={FEED.emptyTitle}
          actions={
            <>
              <LinkButton href={routes.buy}>{FEED.search}</LinkButton>
              <LinkButton variant="secondary" href={spaceRoutes.buyer.financing}>
                {FEED.financing}
              </LinkButton>
            </>
          }
        >
          <p>{FEED.emptyText}</p>
        </NoData>
      )}
      {drops.length > 0 && <Drops drops={drops} />}
      {searches.length > 0 && (
        <div className="grid grid-flow-dense items-start gap-x-6 gap-y-8 xl:grid-cols-3">
          {searches.map((search) => (
            <Search key={search.id} search={search} />
          ))}
        </div>
      )}
      <Steps steps={nextSteps(figures)} />
      {figures && (
        <>
          <PanelRow>
            <OpenOffers offers={offers} href={spaceRoutes.buyer.offers} reader="buyer" />
            <LastMessages messages={messages} href={spaceRoutes.messages} />
          </PanelRow>
          <Figures label={FEED.figures} figures={figuresOf(figures)} />
        </>
      )}
    </div>
  );
}

const CARDS = "grid items-start gap-6 sm:grid-cols-2 xl:grid-cols-3";

/** A search takes as many columns as it has homes, so that those with few stand side by side. */
const SPANS = [
  { section: "xl:col-span-3", cards: CARDS },
  { section: "", cards: "grid items-start gap-6 sm:grid-cols-2 xl:grid-cols-1" },
  { section: "xl:col-span-2", cards: "grid items-start gap-6 sm:grid-cols-2" },
  { section: "xl:col-span-3", cards: CARDS },
];

/** Whether the card shows that it is new, or that its price fell. */
const hasOnCard = ({ isNew, priceDrop, underOffer }: CardFields, news: AlertKind | null) =>
  !underOffer &&
  ((news === "published" && isNew && priceDrop === null) ||
    (news === "price_dropped" && priceDrop !== null));

/** The newest homes of a search, with their pictures. */
function Search({ search: { id, name, criteria, total, homes } }: { search: SearchFeed }) {
  const headingId = `recherche-${id}`;
  const span = SPANS[Math.min(homes.length, SPANS.length - 1)];
  return (
    <section
      aria-labelledby={headingId}
      className={`flex min-w-0 flex-col gap-4 ${span?.section ?? ""}`}
    >
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1">
        <h2 id={headingId} className="text-heading wrap-anywhere">
          {FEED.homes(name)}
        </h2>
        <Link
          href={total > 0 ? searchPath(criteria) : spaceRoutes.buyer.search}
          className="text-link inline-flex min-h-11 items-center"
        >
          {total > 0 ? FEED.all(total) : FEED.widen}
          <VisuallyHidden>{FEED.allFor(name)}</VisuallyHidden>
        </Link>
      </div>
      {homes.length === 0 ? (
        <p className="text-ink-soft">{FEED.none}</p>
      ) : (
        <ul className={span?.cards}>
          {homes.map(({ card, news }) => (
            <ListingCard
              key={card.id}
              listing={card}
              heading="h3"
              heart
              actions={
                !hasOnCard(card, news) &&
                news && (
                  <Badge
                    tone={news === "price_dropped" ? "tile" : "brand"}
                    className="listing-card-badge"
                  >
                    {ALERT_KIND_LABELS[news]}
                  </Badge>
                )
              }
            />
          ))}
        </ul>
      )}
    </section>
  );
}

function Drops({ drops }: Pick<BuyerFeed, "drops">) {
  return (
    <section aria-labelledby="baisses" className="flex flex-col gap-4">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1">
        <h2 id="baisses" className="text-heading">
          {FEED.drops}
        </h2>
        <Link
          href={spaceRoutes.buyer.favorites}
          className="text-link inline-flex min-h-11 items-center"
        >
          {FEED.favorites}
        </Link>
      </div>
      <ul className={CARDS}>
        {drops.map(({ card, drop }) => (
          <ListingCard
            key={card.id}
            listing={card}
            heading="h3"
            actions={
              drop && (
                <div className="mt-3">
                  <PriceDropNote drop={drop} />
                </div>
              )
            }
          />
        ))}
      </ul>
    </section>
  );
}

const PLACES: Record<NextStep, { href: string; icon: IconName }> = {
  search: { href: routes.buy, icon: "search" },
  favorite: { href: routes.buy, icon: "heart" },
  visit: { href: spaceRoutes.buyer.favorites, icon: "calendar-check" },
  compare: { href: spaceRoutes.buyer.favorites, icon: "scale" },
  financing: { href: spaceRoutes.buyer.financing, icon: "landmark" },
};

function Steps({ steps }: { steps: readonly NextStep[] }) {
  if (steps.length === 0) return null;
  return (
    <Panel id="ensuite" title={FEED.next}>
      <ul className="grid gap-3 md:grid-cols-3">
        {steps.map((step) => {
          const { href, icon } = PLACES[step];
          const { title, text } = STEPS[step];
          return (
            <li key={step}>
              <Link
                href={href}
                className="flex h-full items-start gap-3 rounded-control border border-line p-4 hover:border-brand hover:bg-brand-soft"
              >
                <Icon name={icon} className="mt-0.5 size-5 shrink-0 text-brand" />
                <span>
                  <span className="block font-semibold">{title}</span>
                  <span className="block text-small text-ink-soft">{text}</span>
                </span>
              </Link>
            </li>
          );
        })}
      </ul>
    </Panel>
  );
}
