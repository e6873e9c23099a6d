import { LinkButton } from "@/components/ui/Button";
import { Callout } from "@/components/ui/Callout";
import { Card } from "@/components/ui/Card";
import { Icon } from "@/components/ui/Icon";
import { Link } from "@/components/ui/Link";
import { formatWeekday } from "@/lib/kernel/format-date";
import { routes } from "@/lib/routes/public";
import { spaceRoutes } from "@/lib/routes/space";
import type { DayPlanView } from "@/lib/visits/views";
import { NoData } from "../space/NoData";
import { PageTitle } from "../space/PageTitle";
import { Tabs } from "../space/Tabs";
import { VisitSummary } from "./VisitCard";
import { CALENDAR_FEED, PLAN as COPY } from "./week-copy";

/** A visitor's visits of one day in order, with the estimated way between them. */
export function PlanScreen({ plan, days }: { plan: DayPlanView; days: readonly string[] }) {
  return (
    <>
      <Link
        href={spaceRoutes.visits}
        className="inline-flex min-h-11 items-center gap-2 self-start text-link"
      >
        <Icon name="arrow-left" className="size-4" />
        {CALENDAR_FEED.back}
      </Link>
      <PageTitle title={COPY.title} lead={COPY.lead} />
      {days.length > 0 && (
        <Tabs
          label={COPY.days}
          tabs={days.map((day) => ({
            label: formatWeekday(day),
            href: spaceRoutes.visitPlan(day),
            current: day === plan.day,
          }))}
        />
      )}
      <Stops plan={plan} hasDays={days.length > 0} />
    </>
  );
}

function Stops({ plan: { day, stops }, hasDays }: { plan: DayPlanView; hasDays: boolean }) {
  if (stops.length === 0) {
    return (
      <NoData
        title={hasDays ? COPY.noneThatDay : undefined}
        actions={<LinkButton href={routes.search}>{COPY.search}</LinkButton>}
      >
        {!hasDays && <p>{COPY.none}</p>}
      </NoData>
    );
  }
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
              <Link
                href={spaceRoutes.visit(visit.id)}
                className="inline-flex min-h-11 items-center self-start text-link"
              >
                {COPY.open}
              </Link>
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
        href={spaceRoutes.visitPlanCalendar(day)}
        className="self-start"
      >
        <Icon name="calendar" />
        {COPY.download}
      </LinkButton>
    </>
  );
}
