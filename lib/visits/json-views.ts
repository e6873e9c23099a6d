import { civilDay, clockTime } from "../kernel/time.ts";
import { spaceRoutes } from "../routes/space.ts";
import type { VisitJson } from "./json-schemas.ts";
import type { VisitView } from "./views.ts";

/** A visit in the names and units of the calls; `origin` is the site's. */
export function visitJson(visit: VisitView, origin: string): VisitJson {
  const { property, startsAt, endsAt, proposal, place } = visit;
  const { zone } = property.clock;
  return {
    id: visit.id,
    url: new URL(spaceRoutes.visit(visit.id), origin).href,
    propertyId: property.id,
    propertyTitle: property.title,
    propertyPrice: property.priceCents / 100,
    side: visit.side,
    date: civilDay(startsAt, zone),
    startTime: clockTime(startsAt, zone),
    endTime: clockTime(endsAt, zone),
    startsAt: startsAt.toISOString(),
    endsAt: endsAt.toISOString(),
    type: visit.type,
    status: visit.status,
    state: visit.state,
    actions: visit.actions,
    location: place,
    visitor: visit.visitor,
    host: visit.host,
    checkInCode: visit.checkInCode,
    meetingUrl: visit.meetingUrl,
    proposal: proposal && {
      startsAt: proposal.startsAt.toISOString(),
      endsAt: proposal.endsAt.toISOString(),
      by: proposal.by,
    },
    cancelReason: visit.cancelled?.reason ?? null,
    notes: visit.notes,
    feedback: visit.feedback,
    feedbackRequested: visit.feedbackRequested,
    conversationId: visit.conversationId,
  };
}
