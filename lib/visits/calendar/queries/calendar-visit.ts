import { homeClock } from "../../../kernel/place.ts";
import type { CalendarVisit } from "../../../listings/visit-entries/entry.ts";
import { fromDbInstant } from "../../../platform/db/instants.ts";
import { absoluteUrl } from "../../../platform/links.ts";
import { spaceRoutes } from "../../../routes/space.ts";
import { type VisitRow, visitsWithAll } from "../../queries/visit-rows.ts";

/** A row as it stands in the calendar of one of its two. */
export function toCalendarVisit(row: VisitRow, isVisitor: boolean): CalendarVisit {
  return {
    id: row.id,
    icsSequence: row.icsSequence,
    status: row.status,
    type: row.type,
    startsAt: fromDbInstant(row.startsAt),
    endsAt: fromDbInstant(row.endsAt),
    title: row.propertyTitle,
    address: row.address,
    postalCode: row.postalCode,
    city: row.city,
    meetingUrl: row.meetingUrl,
    name: isVisitor ? row.hostFirstName : row.visitorName,
    isVisitor,
    clock: homeClock(row.communeCode, isVisitor ? row.buyerPostalCode : row.hostPostalCode),
    link: absoluteUrl(spaceRoutes.visit(row.id)),
  };
}

export const visitRowsOf = (ids: string[]) => visitsWithAll().where("v.id", "in", ids).execute();
