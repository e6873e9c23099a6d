import type { ReactNode } from "react";
import { Badge } from "@/components/ui/Badge";
import { Link } from "@/components/ui/Link";
import type { MessageLine, OfferLine, VisitLine } from "@/lib/dashboards/lines";
import { formatPercent, formatPrice } from "@/lib/kernel/format";
import { formatCivilDate, formatDate, formatDateTime } from "@/lib/kernel/format-date";
import type { PhotoView } from "@/lib/listings/views";
import { spaceRoutes } from "@/lib/routes/space";
import { PropertyThumbnail } from "../properties/PropertyThumbnail";
import { DASHBOARDS } from "./dashboards-copy";
import { Panel } from "./Panel";

/** A short list of a dashboard: a few lines, and the way to the page that has them all. Nothing without a line. */
function ShortList({
  id,
  title,
  all,
  href,
  className,
  children,
}: {
  id: string;
  title: string;
  className?: string | undefined;
  all: string;
  href: string;
  children: readonly ReactNode[];
}) {
  if (children.length === 0) return null;
  return (
    <Panel id={id} title={title} className={className}>
      <ul className="divide-y divide-line">{children}</ul>
      <Link
        href={href}
        className="mt-auto inline-flex min-h-11 items-center self-start font-medium text-brand underline"
      >
        {all}
      </Link>
    </Panel>
  );
}

function Line({
  title,
  href,
  badge,
  photo,
  children,
}: {
  title: ReactNode;
  /** Where what the line is about is. */
  href: string;
  badge?: ReactNode;
  /** The cover of the property, null where it has none; left out of a line about none. */
  photo?: PhotoView | null;
  children: ReactNode;
}) {
  return (
    <li className="flex items-start gap-4 py-3 first:pt-0 last:pb-0">
      {photo !== undefined && <PropertyThumbnail photo={photo} />}
      <div className="flex min-w-0 grow flex-col gap-1">
        <p className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1 font-semibold">
          <Link href={href} className="-my-2 inline-flex min-h-11 items-center underline">
            {title}
          </Link>
          {badge}
        </p>
        {children}
      </div>
    </li>
  );
}

const SOFT = "text-small text-ink-soft";

/** The next visits. `showVisitor` is false for the visitor's own dashboard. */
export function NextVisits({
  visits,
  href,
  showVisitor,
}: {
  visits: readonly VisitLine[];
  href: string;
  showVisitor: boolean;
}) {
  const COPY = DASHBOARDS.visits;
  return (
    <ShortList id="visites" title={COPY.title} all={COPY.all} href={href}>
      {visits.map(({ id, listing, city, photo, startsAt, clock, confirmed, virtual, visitor }) => (
        <Line
          key={id}
          href={spaceRoutes.visit(id)}
          photo={photo}
          title={
            <span className="block first-letter:uppercase">{formatDateTime(startsAt, clock)}</span>
          }
          badge={!confirmed && <Badge tone="mimosa">{COPY.pending}</Badge>}
        >
          <p className={SOFT}>
            {listing}, {city}
          </p>
          {(showVisitor || virtual) && (
            <p className={SOFT}>
              {[showVisitor && COPY.with(visitor), virtual && COPY.virtual]
                .filter(Boolean)
                .join(" · ")}
            </p>
          )}
        </Line>
      ))}
    </ShortList>
  );
}

/** Offers under way, as the seller or the buyer sees them. */
export function OpenOffers({
  offers,
  href,
  reader,
}: {
  offers: readonly OfferLine[];
  href: string;
  reader: "seller" | "buyer";
}) {
  const COPY = DASHBOARDS.offers;
  return (
    <ShortList id="offres" title={COPY.title} all={COPY.all} href={href}>
      {offers.map(({ id, listing, photo, amountCents, priceCents, buyer, until, ofSeller }) => {
        // The side that made it waits; the other one has it to answer.
        const awaiting = ofSeller === (reader === "buyer");
        const day = formatCivilDate(until);
        return (
          <Line
            key={id}
            href={spaceRoutes.offer(id)}
            photo={photo}
            title={formatPrice(amountCents)}
            badge={ofSeller && <Badge tone="brand">{COPY.counter}</Badge>}
          >
            <p className={SOFT}>{reader === "seller" ? `${buyer} · ${listing}` : listing}</p>
            <p className={SOFT}>
              {COPY.share(formatPercent((amountCents / priceCents) * 100))},{" "}
              {awaiting ? COPY.until(day) : COPY.valid(day)}
            </p>
          </Line>
        );
      })}
    </ShortList>
  );
}

/** The last conversations, those with something to read first. */
export function LastMessages({
  messages,
  href,
  wide = false,
}: {
  messages: readonly MessageLine[];
  href: string;
  /** Takes a row of its own. */
  wide?: boolean;
}) {
  const COPY = DASHBOARDS.messages;
  return (
    <ShortList
      id="messages"
      title={COPY.title}
      all={COPY.all}
      href={href}
      className={wide ? "basis-full!" : undefined}
    >
      {messages.map(({ id, contact, listing, excerpt, at, unread, own }) => (
        <Line
          key={id}
          href={spaceRoutes.inbox(href, { conversation: id })}
          title={contact}
          badge={unread && <Badge tone="mimosa">{COPY.unread}</Badge>}
        >
          {listing && <p className={SOFT}>{listing}</p>}
          <p className="line-clamp-2 text-small">
            {own && COPY.own}
            {excerpt}
          </p>
          <p className="text-fine text-ink-soft">{formatDate(at)}</p>
        </Line>
      ))}
    </ShortList>
  );
}
