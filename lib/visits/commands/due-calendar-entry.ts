import { type EntryText, takeEntry } from "../../listings/visit-entries/commands/take-entry.ts";
import { type CalendarVisit, invitationText } from "../../listings/visit-entries/entry.ts";
import type { EntryMethod } from "../../listings/visit-entries/rules.ts";
import { cancellationText } from "../../listings/visit-entries/texts.ts";
import { entryContext } from "../../platform/calendar-context.ts";
import type { Transaction } from "../../platform/db/clients.ts";
import { absoluteUrl } from "../../platform/links.ts";
import type { Viewpoint } from "../../policy/viewpoint.ts";
import { spaceRoutes } from "../../routes/space.ts";
import type { VisitSide } from "../rules.ts";
import { clockOnSide, hostViewpoint, userOnSide, type VisitRecord } from "./visit-record.ts";

/** The entry that is due to the calendar of one side, whose mail is to carry it. */
export function dueCalendarEntry(
  tx: Transaction,
  visit: VisitRecord,
  side: VisitSide,
  now: Date,
): Promise<EntryText | null> {
  const { id: visitId, status, icsSequence: sequence, property } = visit;
  const textOf = (method: EntryMethod) => {
    const context = mailContext(visit, side);
    return method === "REQUEST"
      ? invitationText(calendarVisit(visit, side), context, now)
      : cancellationText({ ...visit, title: property.title }, context, now);
  };
  return takeEntry(tx, { visitId, userId: userOnSide(visit, side), status, sequence }, textOf, now);
}

/** Who a calendar text comes from, and whom it goes to. */
function mailContext(visit: VisitRecord, side: VisitSide) {
  // As the mail is addressed: to the account's present address, not the one of when the visit was booked.
  return entryContext(
    side === "visitor"
      ? { name: visit.visitorName, email: visit.buyer.email }
      : { name: visit.host.firstName, email: visit.host.email },
  );
}

const PATHS: Record<Viewpoint, string> = {
  buyer: spaceRoutes.buyer.visits,
  seller: spaceRoutes.seller.visits,
  ambassador: spaceRoutes.ambassador.visits,
};

function calendarVisit(visit: VisitRecord, side: VisitSide): CalendarVisit {
  const { property, host, visitorName, ...row } = visit;
  const isVisitor = side === "visitor";
  return {
    ...row,
    title: property.title,
    address: property.address,
    postalCode: property.postalCode,
    city: property.commune.name,
    name: isVisitor ? host.firstName : visitorName,
    isVisitor,
    clock: clockOnSide(visit, side),
    link: absoluteUrl(PATHS[isVisitor ? "buyer" : hostViewpoint(visit)]),
  };
}
