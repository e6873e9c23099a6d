import { LinkButton } from "@/components/ui/Button";
import { Callout } from "@/components/ui/Callout";
import { Card } from "@/components/ui/Card";
import { Icon } from "@/components/ui/Icon";
import { Link } from "@/components/ui/Link";
import { VisuallyHidden } from "@/components/ui/VisuallyHidden";
import { capitalised } from "@/lib/kernel/format";
import { formatWeekday } from "@/lib/kernel/format-date";
import { routes } from "@/lib/routes/public";
import { spaceRoutes, visitDayOf } from "@/lib/routes/space";
import type { DayPlanView, PlanSide, VisitView } from "@/lib/visits/views";
import { NoData } from "../space/NoData";
import { PageTitle } from "../space/PageTitle";
import { Tabs } from "../space/Tabs";
import { HostTabs } from "./HostTabs";
import { VisitSummary } from "./VisitCard";
import { VisitFacts } from "./VisitFacts";
import { CALENDAR_FEED, PLAN as COPY, HOST_PLAN, WEEK } from "./week-copy";

/** Somebody's visits of one day in order, with the estimated way between them. */
export function PlanScreen({ plan, days }: { plan: DayPlanView; days: readonly string[] }) {
  const { side, day } = plan;
  return (
    <>
      {side === "buyer" && (
        <Link
          href={spaceRoutes.visits}
          className="inline-flex min-h-11 items-center gap-2 self-start text-link"
        >
          <Icon name="arrow-left" className="size-4" />
          {CALENDAR_FEED.back}
        </Link>
      )}
      <PageTitle
        title={side === "buyer" ? COPY.title : HOST_PLAN.title}
        lead={side === "buyer" ? COPY.lead : HOST_PLAN.lead}
      />
      {side !== "buyer" && <HostTabs role={side} current="day" />}
      {days.length > 0 && (
        <Tabs
          label={COPY.days}
          tabs={days.map((each) => ({
            label: capitalised(formatWeekday(each)),
            href: side === "buyer" ? spaceRoutes.visitPlan(each) : visitDayOf(side, each),
            current: each === day,
          }))}
        />
      )}
      {days.length > 0 && !days.includes(day) && (
        <h2 className="text-subheading first-letter:uppercase">{formatWeekday(day)}</h2>
      )}
      <Stops plan={plan} hasDays={days.length > 0} />
    </>
  );
}

function Empty({ side, hasDays }: { side: PlanSide; hasDays: boolean }) {
  const isBuyer = side === "buyer";
  return (
    <NoData
      title={hasDays ? COPY.noneThatDay : undefined}
      actions={
        isBuyer ? (
          <LinkButton href={routes.search}>{COPY.search}</LinkButton>
        ) : (
          <LinkButton href={spaceRoutes[side].availability}>{WEEK.toAvailability}</LinkButton>
        )
      }
    >
      {!hasDays && <p>{isBuyer ? COPY.none : HOST_PLAN.none}</p>}
    </NoData>
  );
}

function Stops({ plan: { day, side, stops }, hasDays }: { plan: DayPlanView; hasDays: boolean }) {
  if (stops.length === 0) return <Empty side={side} hasDays={hasDays} />;
  return (
    <>
      <ol className="flex max-w-3xl flex-col gap-3">
        {stops.map(({ visit, travel }) => (
          <li key={visit.id} className="flex flex-col gap-3">
            {travel && (
              <p className="flex flex-wrap items-center gap-2 pl-4 text-small text-ink-soft">
                <Icon name="footprints" className="size-4 shrink-0" />
                {COPY.travel(travel.minutes, travel.kilometres)}
                {travel.isTight && (
                  <span className="font-medium text-tile-strong">{COPY.tight}</span>
                )}
              </p>
            )}
            <Card flat className="flex flex-col gap-3 p-4 md:p-5">
              <VisitSummary visit={visit} />
              {side !== "buyer" && <VisitFacts visit={visit} />}
              <div className="flex flex-wrap gap-x-6">
                <Link
                  href={spaceRoutes.visit(visit.id)}
                  className="inline-flex min-h-11 items-center text-link"
                >
                  {COPY.open}
                </Link>
                <Itinerary visit={visit} />
              </div>
            </Card>
          </li>
        ))}
      </ol>
      {stops.some(({ travel }) => travel) && (
        <Callout tone="info" className="max-w-3xl">
          <p>{COPY.note}</p>
        </Callout>
      )}
      <LinkButton
        variant="secondary"
        href={spaceRoutes.visitPlanCalendar(day, side)}
        className="self-start"
      >
        <Icon name="calendar" />
        {COPY.download}
      </LinkButton>
    </>
  );
}

/** The way to an address that is known, in a map that is opened on purpose: nothing of it is loaded here. */
function Itinerary({ visit: { place, type } }: { visit: VisitView }) {
  if (type === "virtual" || place.address === null || !place.isExact) return null;
  const address = `${place.address}, ${place.postalCode} ${place.city}`;
  return (
    <Link
      href={`https://www.openstreetmap.org/search?query=${encodeURIComponent(address)}`}
      target="_blank"
      rel="noopener noreferrer"
      className="inline-flex min-h-11 items-center gap-2 text-link"
    >
      <Icon name="map-pin" className="size-4 shrink-0" />
      {COPY.itinerary}
      <VisuallyHidden>{COPY.itineraryOf(address)}</VisuallyHidden>
    </Link>
  );
}
