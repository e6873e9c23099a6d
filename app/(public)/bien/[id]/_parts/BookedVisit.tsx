"use client";

import { Badge } from "@/components/ui/Badge";
import { LinkButton } from "@/components/ui/Button";
import { Icon } from "@/components/ui/Icon";
import { Link } from "@/components/ui/Link";
import { formatDateTime, formatTime, formatWeekday, withClock } from "@/lib/kernel/format-date";
import { routes } from "@/lib/routes/public";
import { spaceRoutes } from "@/lib/routes/space";
import type { OwnVisitJson } from "@/lib/visits/bookable-json";
import { BOOKED as COPY } from "./booked-copy";

/** The visit that the person has of the home: when, where, with whom, where it stands, what to do. */
export default function BookedVisit({
  visit,
  listingId,
}: {
  visit: OwnVisitJson;
  listingId: string;
}) {
  const { id, startsAt, endsAt, state, type, place, host, proposedAt, clock, actions } = visit;
  const { zone } = clock;
  return (
    <div className="mt-3 flex flex-col gap-3">
      <div className="flex flex-col gap-1 rounded-card bg-brand-soft p-4">
        <p>
          <Badge tone={state === "scheduled" ? "leaf" : "mimosa"}>{COPY.states[state]}</Badge>
        </p>
        <p className="font-semibold first-letter:uppercase">
          <time dateTime={startsAt}>
            {withClock(
              `${formatWeekday(startsAt, zone)}, ${COPY.range(formatTime(startsAt, zone), formatTime(endsAt, zone))}`,
              clock,
            )}
          </time>
        </p>
        <p className="text-small">{type === "virtual" ? COPY.byVideo : place}</p>
        <p className="text-small">{COPY.host(host)}</p>
        {proposedAt && (
          <p className="text-small font-medium">
            {COPY.proposed(formatDateTime(proposedAt, clock))}
          </p>
        )}
      </div>
      <LinkButton href={spaceRoutes.visit(id)} wide>
        {COPY.open}
      </LinkButton>
      <LinkButton href={spaceRoutes.visitCalendar(id)} variant="secondary" wide>
        <Icon name="calendar" />
        {COPY.calendar}
      </LinkButton>
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(7rem,100%),1fr))] gap-2 empty:hidden">
        {actions.includes("reschedule") && (
          <LinkButton href={spaceRoutes.visitSlots(id)} variant="secondary">
            {COPY.move}
          </LinkButton>
        )}
        {actions.includes("cancel") && (
          <LinkButton href={spaceRoutes.visitForm(id, "cancel")} variant="secondary">
            {COPY.cancel}
          </LinkButton>
        )}
      </div>
      <Link
        href={routes.bookSlot(listingId)}
        className="inline-flex min-h-11 items-center self-start text-small text-link"
      >
        {COPY.another}
      </Link>
    </div>
  );
}
