import { takeEntry } from "../../listings/visit-entries/commands/take-entry.ts";
import { type CalendarVisit, invitationText } from "../../listings/visit-entries/entry.ts";
import { cancellationText } from "../../listings/visit-entries/texts.ts";
import { sideOfVisit } from "../../listings/withdrawal/commands/ended-visit.ts";
import { type NewNotification, notify } from "../../notifications/commands/notify.ts";
import { entryContext } from "../../platform/calendar-context.ts";
import type { Transaction } from "../../platform/db/clients.ts";
import { absoluteUrl } from "../../platform/links.ts";
import { spaceRoutes } from "../../routes/space.ts";
import { newsTime } from "../rules.ts";
import type { HostedVisit, NewHost } from "./hosted-visit.ts";

/** What somebody is in it; the seller only where they neither receive nor did. */
type Part = "visitor" | "host" | "former" | "seller";

interface News {
  host: NewHost;
  event: "visit.rehosted" | "visit.reassigned";
}

/**
 * Notifies those whom it concerns that somebody else receives, with the calendar entry that is due to each: visitor, new and
 * former host, and the seller who looks on.
 */
export async function notifyNewHost(
  tx: Transaction,
  visit: HostedVisit,
  { host, event }: News,
  now: Date,
): Promise<void> {
  const { id: visitId, status, property } = visit;
  const sequence = visit.icsSequence + 1;
  const given = { ...visit, icsSequence: sequence, hostId: host.id, host };
  const notBefore = newsTime(visit, { isByPerson: event === "visit.reassigned" }, now);

  const send = async (
    part: Part,
    { userId, data }: ReturnType<typeof sideOfVisit>,
    calendar: Awaited<ReturnType<typeof takeEntry>> = null,
  ) => {
    const base = { ...data, agreed: status === "scheduled", ...(calendar && { calendar }) };
    const byLooper = host.id !== property.sellerId;
    const news = event === "visit.reassigned" ? { ...base, part, byLooper } : base;
    await notify(tx, { userId, event, data: news, notBefore } as NewNotification, now);
  };

  for (const part of ["visitor", "host"] as const) {
    const isVisitor = part === "visitor";
    const side = sideOfVisit(given, isVisitor);
    const { name, clock } = side.data;
    const link = absoluteUrl(spaceRoutes.visit(visitId));
    const entry = { ...entryOf(given), name, isVisitor, clock, link };
    const attendee = isVisitor
      ? { name: visit.visitorName, email: visit.buyer.email }
      : { name: host.firstName, email: host.email };
    const calendar = await takeEntry(
      tx,
      { visitId, userId: side.userId, status, sequence },
      () => invitationText(entry, entryContext(attendee), now),
      now,
    );
    await send(part, side, calendar);
  }

  // Of the former host's calendar, where it is in it, the visit is gone.
  const former = sideOfVisit(visit, false);
  const context = entryContext({ name: visit.host.firstName, email: visit.host.email });
  const gone = { ...visit, title: property.title, icsSequence: sequence };
  const calendar = await takeEntry(
    tx,
    { visitId, userId: former.userId, status: "cancelled", sequence },
    () => cancellationText(gone, context, now),
    now,
  );
  await send("former", former, calendar);

  const { sellerId, seller } = property;
  if (event === "visit.reassigned" && host.id !== sellerId && visit.hostId !== sellerId) {
    const onlooker = sideOfVisit({ ...visit, hostId: sellerId, host: seller }, false);
    await send("seller", { ...onlooker, data: { ...onlooker.data, name: host.firstName } });
  }
}

/** What the calendars of both have of the visit. */
function entryOf(visit: HostedVisit): Omit<CalendarVisit, "name" | "isVisitor" | "clock" | "link"> {
  const { property, type, meetingUrl } = visit;
  return {
    ...visit,
    title: property.title,
    address: property.address,
    postalCode: property.postalCode,
    city: property.commune.name,
    // That of the former host is gone with them.
    meetingUrl: type === "virtual" ? null : meetingUrl,
  };
}
