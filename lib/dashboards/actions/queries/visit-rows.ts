import { toDbInstant } from "../../../platform/db/instants.ts";
import { literal } from "../../../platform/db/literals.ts";
import { reads } from "../../../platform/db/read.ts";
import { action, as, isInCharge, roleInCharge } from "./action-columns.ts";

/* What waits of visits: to confirm them, and to give or request an opinion after them. */

const visitsInCharge = (userId: string) =>
  reads()
    .selectFrom("Property as p")
    .innerJoin("Visit as v", "v.propertyId", "p.id")
    .where(isInCharge(userId));

export const visitsToConfirm = (userId: string, now: Date) =>
  visitsInCharge(userId)
    .select((eb) =>
      action({
        role: roleInCharge(userId),
        id: eb.ref("v.id"),
        subject: eb.ref("v.visitorName"),
        listing: eb.ref("p.title"),
        since: eb.ref("v.createdAt"),
      }),
    )
    .where("v.status", "=", literal("pending"))
    .where("v.startsAt", ">", toDbInstant(now));

export const visitorsToAsk = (userId: string) =>
  visitsInCharge(userId)
    .select((eb) =>
      action({
        role: roleInCharge(userId),
        id: eb.ref("v.id"),
        subject: eb.ref("v.visitorName"),
        listing: eb.ref("p.title"),
        since: eb.ref("v.endsAt"),
      }),
    )
    .where("v.status", "=", literal("completed"))
    .where("v.feedbackRating", "is", null)
    .where("v.feedbackAskedAt", "is", null);

export const opinionsToGive = (userId: string) =>
  reads()
    .selectFrom("Visit as v")
    .innerJoin("Property as p", "p.id", "v.propertyId")
    .leftJoin("VisitQuestion as q", "q.visitId", "v.id")
    .select((eb) =>
      action({
        role: as("buyer"),
        id: eb.ref("v.id"),
        subject: eb.ref("p.title"),
        since: eb.ref("v.feedbackAskedAt"),
      }),
    )
    .where("v.buyerId", "=", userId)
    .where("v.status", "=", literal("completed"))
    .where("v.feedbackRating", "is", null)
    .where("v.feedbackAskedAt", "is not", null)
    // None of a visit that did not take place, as they answered.
    .where((eb) => eb.or([eb("q.answer", "is", null), eb("q.answer", "=", literal("yes"))]));
