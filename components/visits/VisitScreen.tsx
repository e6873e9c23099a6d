import type { ReactNode } from "react";
import { Badge } from "@/components/ui/Badge";
import { LinkButton } from "@/components/ui/Button";
import { Callout } from "@/components/ui/Callout";
import { Card } from "@/components/ui/Card";
import { Icon } from "@/components/ui/Icon";
import { Link } from "@/components/ui/Link";
import { formatPrice } from "@/lib/kernel/format";
import { formatDateTime, formatTime, formatWeekday, withClock } from "@/lib/kernel/format-date";
import { routes } from "@/lib/routes/public";
import { spaceRoutes } from "@/lib/routes/space";
import type { VisitView } from "@/lib/visits/views";
import { PropertyThumbnail } from "../properties/PropertyThumbnail";
import { PageTitle } from "../space/PageTitle";
import { VISIT_TONES } from "../space/tones";
import { ACTIONS, nextStepOf, VISIT_DONE } from "./actions-copy";
import { CheckInCode } from "./CheckInCode";
import { VISITS as COPY } from "./copy";
import { OfferButton } from "./OfferButton";
import { NextActions, OtherActions, type VisitForms } from "./VisitActions";
import { VisitFacts } from "./VisitFacts";
import { WriteButton } from "./WriteButton";

const isDone = (value: unknown): value is keyof typeof VISIT_DONE =>
  typeof value === "string" && Object.hasOwn(VISIT_DONE, value);

/** One visit: what was just done with it, what comes next, what it is, and what can be done now. */
export function VisitScreen({
  visit,
  forms,
  done,
  question = null,
  correction = null,
}: {
  visit: VisitView;
  forms: VisitForms;
  /** What the team asks the reader about it. */
  question?: ReactNode;
  /** What the team has the reader correct of it. */
  correction?: ReactNode;
  /** What the address says was just done. */
  done: unknown;
}) {
  const { property, startsAt, endsAt, state, type } = visit;
  const next = nextStepOf(visit);
  const { clock } = property;
  const range = COPY.range(formatTime(startsAt, clock.zone), formatTime(endsAt, clock.zone));
  const times = withClock(range, clock);
  const isComing = state === "pending" || state === "scheduled";
  const isOver = state === "cancelled" || state === "lapsed";
  return (
    <>
      <Link
        href={spaceRoutes.visits}
        className="inline-flex min-h-11 items-center gap-2 self-start text-link"
      >
        <Icon name="arrow-left" className="size-4" />
        {COPY.back}
      </Link>
      <PageTitle
        title={COPY.visitTitle(formatWeekday(startsAt, clock.zone))}
        lead={
          <span className="flex flex-wrap items-center gap-2">
            <Badge tone={VISIT_TONES[state]}>{COPY.states[state]}</Badge>
            <span>{`${COPY.types[type]}, ${times}`}</span>
          </span>
        }
      />
      {done === "change" ? (
        <Callout tone="warning" title={ACTIONS.changed.title} live>
          <p>{ACTIONS.changed.text}</p>
        </Callout>
      ) : (
        isDone(done) && (
          <Callout tone="success" live>
            <p>{VISIT_DONE[done]}</p>
          </Callout>
        )
      )}
      {question}
      {correction}
      <Card flat className="flex flex-col gap-6 p-5 md:p-6">
        <div className="flex min-w-0 items-center gap-4">
          <PropertyThumbnail photo={property.photo} />
          <div className="min-w-0">
            <h2 className="text-subheading font-semibold wrap-anywhere">{property.title}</h2>
            <p className="text-small text-ink-soft">
              {`${property.city}, ${formatPrice(property.priceCents)}`}
            </p>
            {!property.isPublic && (
              <p className="text-small text-ink-soft">
                {state === "scheduled" ? COPY.heldOffline : COPY.offline}
              </p>
            )}
            {property.isPublic && (
              <Link
                href={routes.listing(property.id)}
                className="inline-flex min-h-11 items-center text-link"
              >
                {COPY.listing}
              </Link>
            )}
          </div>
        </div>
        {next && <p className="font-medium">{next}</p>}
        <NextActions visit={visit} forms={forms} />
        <OfferButton visit={visit} />
        <CheckInCode visit={visit} />
        <VisitFacts visit={visit} />
        <div className="flex flex-wrap gap-3 empty:hidden">
          {isComing && (
            <LinkButton variant="secondary" href={spaceRoutes.visitCalendar(visit.id)}>
              <Icon name="calendar" />
              {COPY.addToCalendar}
            </LinkButton>
          )}
          <WriteButton visit={visit} open={forms.write} />
          {isOver && visit.side === "visitor" && property.isPublic && (
            <LinkButton href={routes.bookSlot(property.id)}>{COPY.otherSlot}</LinkButton>
          )}
        </div>
        <OtherActions visit={visit} forms={forms} />
      </Card>
      <History visit={visit} />
    </>
  );
}

function History({ visit: { events, property } }: { visit: VisitView }) {
  if (events.length === 0) return null;
  return (
    <section aria-labelledby="historique" className="flex flex-col gap-3">
      <h2 id="historique" className="text-heading">
        {COPY.history}
      </h2>
      <ol className="flex flex-col gap-2">
        {events.map(({ kind, at, by }) => (
          <li key={`${kind}${at.getTime()}`} className="flex flex-wrap gap-x-3">
            <time dateTime={at.toISOString()} className="text-small text-ink-soft sm:w-64">
              {formatDateTime(at, property.clock)}
            </time>
            <span>{by ? `${COPY.events[kind]} ${COPY.eventBy[by]}` : COPY.events[kind]}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}
