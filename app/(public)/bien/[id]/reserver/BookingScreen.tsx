import type { ReactNode } from "react";
import { PropertyThumbnail } from "@/components/properties/PropertyThumbnail";
import { buttonClass, LinkButton } from "@/components/ui/Button";
import { Callout } from "@/components/ui/Callout";
import { Container } from "@/components/ui/Container";
import { EmptyState } from "@/components/ui/EmptyState";
import { Icon } from "@/components/ui/Icon";
import { Link } from "@/components/ui/Link";
import { CALENDAR } from "@/components/visits/calendar-copy";
import { SlotCalendar } from "@/components/visits/SlotCalendar";
import { SlotChoices } from "@/components/visits/SlotChoices";
import { formatPrice } from "@/lib/kernel/format";
import { formatDateTime, formatWeekday } from "@/lib/kernel/format-date";
import type { HomeClock } from "@/lib/kernel/place";
import { withQuery } from "@/lib/kernel/query";
import type { PropertyBrief } from "@/lib/listings/brief";
import { routes } from "@/lib/routes/public";
import { spaceRoutes } from "@/lib/routes/space";
import type { NamedSlot } from "@/lib/visits/bookable";
import { dayOrFirst } from "@/lib/visits/slots";
import type { OpenSlotView } from "@/lib/visits/views";
import { BOOKING as COPY } from "./copy";

function BackToListing({ listingId }: { listingId: string }) {
  return (
    <Link
      href={routes.listing(listingId)}
      className="inline-flex min-h-11 items-center gap-2 self-start text-link"
    >
      <Icon name="arrow-left" className="size-4" />
      {COPY.back}
    </Link>
  );
}

/** What surrounds the choice of a time and its form: which home it is, and the visit that there may be. */
export function BookingScreen({
  property,
  visit,
  children,
}: {
  property: PropertyBrief;
  /** The visit that the person has of it already. */
  visit: { id: string; startsAt: Date } | null;
  children: ReactNode;
}) {
  return (
    <Container className="py-6 md:py-10">
      <div className="mx-auto flex max-w-3xl flex-col gap-6">
        <BackToListing listingId={property.id} />
        <div>
          <h1 className="text-title">{COPY.title}</h1>
          <p className="mt-2 text-ink-soft">{COPY.lead}</p>
        </div>
        <section
          aria-label={COPY.listing}
          className="flex min-w-0 items-center gap-4 rounded-card border border-line bg-surface p-4"
        >
          <PropertyThumbnail photo={property.photo} />
          <div className="min-w-0">
            <p className="font-semibold wrap-anywhere">{property.title}</p>
            <p className="text-small text-ink-soft figures">
              {`${property.city} · ${formatPrice(property.priceCents)}`}
            </p>
          </div>
        </section>
        {visit && (
          <Callout tone="info">
            <p>
              {COPY.already.text(formatDateTime(visit.startsAt, property.clock))}{" "}
              <Link href={spaceRoutes.visit(visit.id)} className="text-link">
                {COPY.already.action}
              </Link>
            </p>
          </Callout>
        )}
        {children}
      </div>
    </Container>
  );
}

/** All open times: a calendar of days, and those of the day that is chosen, to book one of them. */
export function SlotPicker({
  listingId,
  slots,
  day,
  clock,
}: {
  listingId: string;
  slots: readonly OpenSlotView[];
  /** The day that the address names. */
  day: string | null;
  /** Of the home. */
  clock: HomeClock;
}) {
  const shown = dayOrFirst(slots, day, clock.zone);
  if (shown === null) return <Callout tone="info">{COPY.none}</Callout>;
  const path = routes.bookSlot(listingId);
  return (
    <div id="creneaux" className="flex scroll-mt-4 flex-col gap-6">
      <SlotCalendar
        slots={slots}
        chosen={shown.day}
        zone={clock.zone}
        hrefOf={(each) => `${withQuery(path, { jour: each })}#creneaux`}
      />
      <form action={path} className="flex flex-col gap-4">
        <SlotChoices
          name="creneau"
          legend={CALENDAR.timesOf(formatWeekday(shown.day))}
          slots={shown.slots}
          clock={clock}
        />
        <button type="submit" className={`${buttonClass({ size: "lg" })} self-start`}>
          <Icon name="calendar-check" />
          {COPY.pick}
        </button>
      </form>
    </div>
  );
}

/** Says that the time which somebody chose is not open any more. */
export function TakenNotice({ slot }: { slot: NamedSlot | null }) {
  const { title, text, unknown, next } = COPY.taken;
  return (
    <Callout tone="warning" title={title}>
      <p>
        {slot ? text(formatDateTime(slot.startsAt, slot.clock)) : unknown} {next}
      </p>
    </Callout>
  );
}

export function OwnHome() {
  return (
    <Callout tone="info" title={COPY.own.title}>
      <p>
        {COPY.own.text}{" "}
        <Link href={spaceRoutes.visits} className="text-link">
          {COPY.own.action}
        </Link>
      </p>
    </Callout>
  );
}

/** What stands here for a listing that is not for sale any more, or for the moment. */
export function ClosedScreen({ listingId }: { listingId: string }) {
  return (
    <Container className="py-10">
      <EmptyState
        heading="h1"
        title={COPY.closed.title}
        actions={<LinkButton href={routes.listing(listingId)}>{COPY.back}</LinkButton>}
      >
        <p>{COPY.closed.text}</p>
      </EmptyState>
    </Container>
  );
}
