import { BRIEF_COLUMNS } from "../../listings/brief.ts";
import { reads } from "../../platform/db/read.ts";
import type { Viewpoint } from "../../policy/viewpoint.ts";

/** Visits with everything that is shown of one: `Visit as v`, its property `p`, its host `h`. */
export const visitsWithAll = () =>
  reads()
    .selectFrom("Visit as v")
    .innerJoin("Property as p", "p.id", "v.propertyId")
    .innerJoin("User as h", "h.id", "v.hostId")
    .innerJoin("User as b", "b.id", "v.buyerId")
    .innerJoin("Commune as c", "c.code", "p.communeCode")
    .leftJoin("AmbassadorProfile as hp", "hp.userId", "v.hostId")
    .leftJoin("VisitQuestion as q", "q.visitId", "v.id")
    .leftJoin("PropertyPhoto as ph", (join) =>
      join.onRef("ph.propertyId", "=", "p.id").on("ph.position", "=", 0),
    )
    .select(["v.id", "v.startsAt", "v.endsAt", "v.type", "v.status", "v.notes", "v.slotId"])
    .select(["v.visitorName", "v.visitorEmail", "v.visitorPhone", "v.buyerId", "v.hostId"])
    .select(["v.meetingUrl", "v.checkInCode", "v.checkInFailures", "v.icsSequence"])
    .select(["v.proposedStartsAt", "v.proposedEndsAt", "v.proposedById"])
    .select(["v.cancelledAt", "v.cancelledById", "v.cancelReason"])
    .select(["v.feedbackRating", "v.feedbackComment", "v.feedbackAskedAt", "q.answer"])
    .select(["h.firstName as hostFirstName", "h.phone as hostPhone", "hp.workPhone", "p.sellerId"])
    .select(["p.address", "p.addressPrecision", "p.postalCode", ...BRIEF_COLUMNS])
    .select(["b.postalCode as buyerPostalCode", "h.postalCode as hostPostalCode"])
    .select(["p.lat", "p.lng", "p.publicLat", "p.publicLng"])
    .select((eb) =>
      eb
        .selectFrom("Conversation as k")
        .select("k.id")
        .whereRef("k.propertyId", "=", "v.propertyId")
        .whereRef("k.contactId", "=", "v.buyerId")
        .whereRef("k.ownerId", "=", "v.hostId")
        .limit(1)
        .as("conversationId"),
    );

export type VisitRow = Awaited<ReturnType<ReturnType<typeof visitsWithAll>["execute"]>>[number];

/** From which side somebody looks at a visit by itself; null for anybody else. */
export function viewpointAt(
  row: VisitRow & { ambassadorId: string | null },
  userId: string,
): Viewpoint | null {
  if (row.buyerId === userId) return "buyer";
  if (row.sellerId === userId) return "seller";
  return row.ambassadorId === userId || row.hostId === userId ? "ambassador" : null;
}
