import { zoneOf } from "../../kernel/place.ts";
import { takeEntry } from "../../listings/visit-entries/commands/take-entry.ts";
import { type CalendarVisit, invitationText } from "../../listings/visit-entries/entry.ts";
import { cancellationText } from "../../listings/visit-entries/texts.ts";
import { sideOfVisit } from "../../listings/withdrawal/commands/ended-visit.ts";
import { notify } from "../../notifications/commands/notify.ts";
import { entryContext } from "../../platform/calendar-context.ts";
import type { Transaction } from "../../platform/db/clients.ts";
import { absoluteUrl } from "../../platform/links.ts";
import { spaceRoutes } from "../../routes/space.ts";
import { tellingTime } from "../rules.ts";
import type { HostedVisit } from "./hosted-visit.ts";

/** Notifies visitor, seller and former host that the seller receives, with the calendar entry that is due to each. */
export async function notifyRehosted(
  tx: Transaction,
  visit: HostedVisit,
  now: Date,
): Promise<void> {
  const { property } = visit;
  const sequence = visit.icsSequence + 1;
  const given = {
    ...visit,
    icsSequence: sequence,
    hostId: property.sellerId,
    host: property.seller,
  };
  const agreed = visit.status === "scheduled";
  const notBefore = tellingTime(visit.startsAt, now, zoneOf(property.communeCode));
  for (const isVisitor of [true, false]) {
    const { userId, data } = sideOfVisit(given, isVisitor);
    const { name, clock } = data;
    const link = absoluteUrl(spaceRoutes.visit(visit.id));
    const entry = { ...entryOf(given), name, isVisitor, clock, link };
    const attendee = isVisitor
      ? { name: visit.visitorName, email: visit.buyer.email }
      : { name: property.seller.firstName, email: property.seller.email };
    const { id: visitId, status } = visit;
    const calendar = await takeEntry(
      tx,
      { visitId, userId, status, sequence },
      () => invitationText(entry, entryContext(attendee), now),
      now,
    );
    const news = { ...data, agreed, ...(calendar && { calendar }) };
    await notify(tx, { userId, event: "visit.rehosted", data: news, notBefore }, now);
  }
  await notifyFormer(tx, visit, { agreed, sequence, notBefore }, now);
}

/** Of the former host's calendar, where it is in it, the visit is gone. */
async function notifyFormer(
  tx: Transaction,
  visit: HostedVisit,
  { agreed, sequence, notBefore }: { agreed: boolean; sequence: number; notBefore: Date },
  now: Date,
): Promise<void> {
  const { id: visitId, host, property } = visit;
  const { userId, data } = sideOfVisit(visit, false);
  const context = entryContext({ name: host.firstName, email: host.email });
  const calendar = await takeEntry(
    tx,
    { visitId, userId, status: "cancelled", sequence },
    () =>
      cancellationText({ ...visit, title: property.title, icsSequence: sequence }, context, now),
    now,
  );
  const news = { ...data, agreed, ...(calendar && { calendar }) };
  await notify(tx, { userId, event: "visit.rehosted", data: news, notBefore }, now);
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
