import { Badge } from "@/components/ui/Badge";
import { LinkButton } from "@/components/ui/Button";
import { Card } from "@/components/ui/Card";
import { Disclosure } from "@/components/ui/Disclosure";
import {
  formatDateTime,
  formatFullDate,
  formatTime,
  formatWeekday,
  withClock,
} from "@/lib/kernel/format-date";
import { routes } from "@/lib/routes/public";
import { spaceRoutes } from "@/lib/routes/space";
import type { VisitView } from "@/lib/visits/views";
import { PropertyThumbnail } from "../properties/PropertyThumbnail";
import { VISIT_TONES } from "../space/tones";
import { nextStepOf } from "./actions-copy";
import { CheckInCode } from "./CheckInCode";
import { VISITS as COPY } from "./copy";
import { OfferButton } from "./OfferButton";
import { NextActions, OtherActions, type VisitForms } from "./VisitActions";
import { hostName, VisitFacts } from "./VisitFacts";
import { WriteButton } from "./WriteButton";

/** A visit, as an `<li>`: when, where and with whom; the rest, and what can be done, once it is open. */
export function VisitCard({ visit, forms }: { visit: VisitView; forms: VisitForms }) {
  return (
    <li>
      <Card flat className="px-4 md:px-6">
        <Disclosure summary={<VisitSummary visit={visit} />}>
          <Details visit={visit} forms={forms} />
        </Disclosure>
      </Card>
    </li>
  );
}

/** A visit in a few lines: its state, its time, its home and the person on the other side. */
export function VisitSummary({ visit }: { visit: VisitView }) {
  const { property, startsAt, endsAt, state, type, proposal } = visit;
  const { clock } = property;
  const range = COPY.range(formatTime(startsAt, clock.zone), formatTime(endsAt, clock.zone));
  const times = withClock(range, clock);
  const isOpen = state === "pending" || state === "scheduled";
  return (
    <span className="flex min-w-0 gap-3 font-normal sm:gap-4">
      <PropertyThumbnail photo={property.photo} />
      <span className="flex min-w-0 flex-col gap-1">
        <span className="flex flex-wrap items-center gap-2">
          <Badge tone={VISIT_TONES[state]}>{COPY.states[state]}</Badge>
          <span className="text-small text-ink-soft">{COPY.types[type]}</span>
        </span>
        <time dateTime={startsAt.toISOString()} className="font-semibold first-letter:uppercase">
          {`${(isOpen ? formatWeekday : formatFullDate)(startsAt, clock.zone)}, ${times}`}
        </time>
        <span className="wrap-anywhere">{`${property.title}, ${property.city}`}</span>
        <span className="text-small text-ink-soft">{visit.visitor?.name ?? hostName(visit)}</span>
        {proposal && isOpen && (
          <span className="text-small font-medium">
            {`${COPY.proposal}\u00a0: ${formatDateTime(proposal.startsAt, clock)}`}
          </span>
        )}
      </span>
    </span>
  );
}

function Details({ visit, forms }: { visit: VisitView; forms: VisitForms }) {
  const { property } = visit;
  const next = nextStepOf(visit);
  return (
    <div className="flex flex-col gap-5 border-t border-line pt-4">
      {next && <p className="font-medium">{next}</p>}
      <NextActions visit={visit} forms={forms} />
      <OfferButton visit={visit} />
      <CheckInCode visit={visit} />
      <VisitFacts visit={visit} />
      <OtherActions visit={visit} forms={forms} />
      <div className="flex flex-wrap gap-3">
        <LinkButton variant="secondary" href={spaceRoutes.visit(visit.id)}>
          {COPY.open}
        </LinkButton>
        <WriteButton visit={visit} open={forms.write} />
        {property.isPublic && (
          <LinkButton variant="quiet" href={routes.listing(property.id)}>
            {COPY.listing}
          </LinkButton>
        )}
      </div>
    </div>
  );
}
