import { LEAD } from "@/components/leads/copy";
import { LEAD_TONES, VISIT_TONES } from "@/components/space/tones";
import { Badge } from "@/components/ui/Badge";
import { Link } from "@/components/ui/Link";
import { VISITS } from "@/components/visits/copy";
import { formatDateTime, formatTime, withClock } from "@/lib/kernel/format-date";
import type { LeadOnMap, MapItem, VisitOnMap } from "@/lib/looper/map/views";
import { leadsRoute } from "@/lib/routes/leads";
import { spaceRoutes } from "@/lib/routes/space";
import { LEADS } from "../copy";
import { LOOPER_MAP as COPY } from "./copy";

/** What an item is called. */
export const nameOf = (item: MapItem): string =>
  item.type === "lead" ? item.name : COPY.visitOf(item.visitor);

/** Where it is dealt with: a visit has a page, a lead is found in the list by its name. */
const hrefOf = (item: MapItem): string =>
  item.type === "lead" ? leadsRoute({ search: item.name }) : spaceRoutes.visit(item.id);

/** Its name, which leads to it. */
export function ItemLink({ item, className }: { item: MapItem; className?: string }) {
  return (
    <Link href={hrefOf(item)} className={className}>
      {nameOf(item)}
    </Link>
  );
}

/** What an item is, when and where. */
export function ItemFacts({ item }: { item: MapItem }) {
  return item.type === "lead" ? <LeadFacts lead={item} /> : <VisitFacts visit={item} />;
}

function LeadFacts({ lead }: { lead: LeadOnMap }) {
  const { status, kind, due, appointment, title } = lead;
  return (
    <>
      <span className="flex flex-wrap gap-1.5">
        {due ? (
          <Badge tone={due.isPressing ? "tile" : "mimosa"}>{LEADS.left(due.minutes)}</Badge>
        ) : (
          <Badge tone={LEAD_TONES[status]}>{LEAD.status[status]}</Badge>
        )}
        <Badge tone={kind === "seller" ? "mimosa" : "brand"}>
          {kind === "seller" ? LEADS.sells : LEADS.buys}
        </Badge>
      </span>
      {due && (
        <span className="block text-small text-ink-soft first-letter:uppercase">
          {LEADS.before(formatDateTime(due.at, due.clock))}
        </span>
      )}
      {appointment && (
        <span className="block text-small font-medium">
          {LEADS.appointmentOn(formatDateTime(appointment.at, appointment.clock))}
        </span>
      )}
      {title !== null && <span className="block text-small wrap-anywhere">{title}</span>}
      <Where item={lead} />
    </>
  );
}

function VisitFacts({ visit }: { visit: VisitOnMap }) {
  const { startsAt, endsAt, clock, status, title, visitType } = visit;
  const range = COPY.range(formatTime(startsAt, clock.zone), formatTime(endsAt, clock.zone));
  return (
    <>
      <span className="flex flex-wrap items-center gap-1.5">
        <Badge tone={VISIT_TONES[status]}>{VISITS.states[status]}</Badge>
        {visitType === "virtual" && <Badge>{COPY.virtual}</Badge>}
        <time dateTime={startsAt.toISOString()} className="text-small font-semibold">
          {withClock(range, clock)}
        </time>
      </span>
      <span className="block text-small wrap-anywhere">{title}</span>
      <Where item={visit} />
    </>
  );
}

/** Where it is, as far as the looper may know, and why its marker is no more precise. */
function Where({ item }: { item: MapItem }) {
  const { address, commune } = item;
  const note = placeNote(item);
  return (
    <span className="block text-small text-ink-soft wrap-anywhere">
      {address === null
        ? commune !== null && <span className="block">{LEAD.in(commune)}</span>
        : COPY.address(address, commune)}
      {note !== null && <span className="block text-fine only-scripting">{note}</span>}
    </span>
  );
}

function placeNote(item: MapItem): string | null {
  const { place, commune } = item;
  const { places } = COPY;
  if (place === null) return places.none;
  if (place.precision === "home") return null;
  if (place.precision === "street") return places.street;
  if (place.precision === "postal-area" || commune === null) return places.area;
  const waits = item.type === "lead" && item.status === "offered" && item.kind === "seller";
  return waits ? places.beforeAccept(commune) : places.commune(commune);
}
