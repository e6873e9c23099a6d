import { type CalendarEntry, calendarText } from "../../kernel/calendar.ts";
import { formatDateTime } from "../../kernel/format-date.ts";
import { harmlessName } from "../../kernel/person-name.ts";
import type { HomeClock } from "../../kernel/place.ts";
import type { SlotType } from "../slots/views.ts";
import { givesAddress, givesContact } from "./disclosure.ts";
import type { EntryState } from "./rules.ts";
import { CALENDAR_PRODUCT, visitTitle, visitUid } from "./texts.ts";

/** A visit as it stands in the calendar of one of its two. */
export interface CalendarVisit {
  id: string;
  icsSequence: number;
  status: EntryState["status"];
  type: SlotType;
  startsAt: Date;
  endsAt: Date;
  /** Of the listing. */
  title: string;
  /** Whole; what the person may know of it is decided here. */
  address: string;
  postalCode: string;
  city: string;
  meetingUrl: string | null;
  /** The other side: the host, or the visitor. */
  name: string;
  /** Whether it is the calendar of the visitor. */
  isVisitor: boolean;
  /** By which its time is read. */
  clock: HomeClock;
  /** Where the person sees the visit on the site. */
  link: string;
}

const COPY = {
  at: (startsAt: Date, clock: HomeClock) => `Sur place\u00a0: ${formatDateTime(startsAt, clock)}.`,
  host: (name: string) => `${harmlessName(name)} vous reçoit.`,
  visitor: (name: string) => `Vous recevez ${harmlessName(name)}.`,
  unconfirmed: "En attente de confirmation.",
  byVideo: "Visite en visio",
  linkLater: "Le lien de la visio vous sera envoyé.",
} as const;

const STATUSES = {
  pending: "TENTATIVE",
  scheduled: "CONFIRMED",
  completed: "CONFIRMED",
  cancelled: "CANCELLED",
} as const satisfies Record<EntryState["status"], CalendarEntry["status"]>;

const linkOf = (visit: CalendarVisit) => (givesContact(visit) ? visit.meetingUrl : null);

/** Where the visit is, as far as its person may know: the town until the visit is agreed. */
function locationOf(visit: CalendarVisit): string {
  if (visit.type === "virtual") return linkOf(visit) ?? COPY.byVideo;
  const town = `${visit.postalCode} ${visit.city}`;
  return !visit.isVisitor || givesAddress(visit) ? `${visit.address}, ${town}` : town;
}

/** The entry of a visit; `notes` are added to its description. */
export function visitEntry(
  visit: CalendarVisit,
  { site, notes = [] }: { site: string; notes?: string[] },
): CalendarEntry {
  const { name, isVisitor, status, type } = visit;
  const { clock, startsAt } = visit;
  const lines = [
    // A calendar shows the hour of whoever reads it.
    clock.name === null ? null : COPY.at(startsAt, clock),
    status === "pending" ? COPY.unconfirmed : null,
    isVisitor ? COPY.host(name) : COPY.visitor(name),
    type === "virtual" ? (linkOf(visit) ?? COPY.linkLater) : null,
    ...notes,
    visit.link,
  ];
  return {
    uid: visitUid(visit.id, site),
    sequence: visit.icsSequence,
    status: STATUSES[status],
    startsAt: visit.startsAt,
    endsAt: visit.endsAt,
    title: visitTitle(visit.title),
    description: lines.filter((line) => line !== null).join("\n"),
    location: locationOf(visit),
  };
}

/** Puts a visit in the calendar of the person who gets the mail, or brings it up to date there. */
export function invitationText(
  visit: CalendarVisit,
  context: { site: string } & Required<Pick<CalendarEntry, "organizer" | "attendee">>,
  now: Date,
): string {
  const { site, organizer, attendee } = context;
  const entry = { ...visitEntry(visit, { site }), organizer, attendee };
  return calendarText([entry], { method: "REQUEST", productId: CALENDAR_PRODUCT }, now);
}

/** Several visits as a calendar to add or to subscribe to. */
export function calendarOf(entries: readonly CalendarEntry[], name: string, now: Date): string {
  return calendarText(entries, { method: "PUBLISH", name, productId: CALENDAR_PRODUCT }, now);
}
