import { randomInt } from "node:crypto";
import { becomeBuyer } from "../../accounts/role-grants/commands/become-buyer.ts";
import { DomainError } from "../../kernel/errors.ts";
import { newId } from "../../kernel/ids.ts";
import { homeClock } from "../../kernel/place.ts";
import { openLead } from "../../leads/commands/open-lead.ts";
import { holdsOf } from "../../listings/slots/rules.ts";
import { notify } from "../../notifications/commands/notify.ts";
import { unlessTaken } from "../../platform/db/conflicts.ts";
import type { Once } from "../../platform/idempotency.ts";
import type { Actor } from "../../policy/actor.ts";
import { authorize, can } from "../../policy/can.ts";
import { ACTIVE_STATUSES, MAX_COMING_VISITS } from "../rules.ts";
import type { Booking } from "../schemas.ts";
import { bookableSlot } from "./bookable-slot.ts";
import { recordVisitEvent } from "./change-visit.ts";
import { publishVisit } from "./publish-visit.ts";

/** Six digits that nobody guesses. */
const newCheckInCode = () => String(randomInt(1_000_000)).padStart(6, "0");

/**
 * Asks for a visit in a slot: it is the person's until the host answers, and nobody else's. A
 * person who is no buyer becomes one by it where they ask to (`asBuyer`).
 * @throws {DomainError} request.forbidden, visit.slot-not-found, visit.own-home, visit.listing-closed,
 * visit.slot-past, visit.slot-taken, visit.host-lapsed, visit.type-not-offered, visit.buyer-busy, visit.day-full,
 * visit.too-many, role.held where the buyer's role is suspended
 */
export async function bookVisit(
  { slotId, type, notes, asBuyer }: Booking,
  actor: Actor,
  now = new Date(),
): Promise<Once<{ id: string }>> {
  const takesRole = asBuyer && !can(actor, "buying.change");
  authorize(actor, takesRole ? "role.request" : "buying.change");
  const { userId } = actor;
  return unlessTaken("visit.slot-taken", async (tx) => {
    const { slot, time } = await bookableSlot(tx, { slotId, type }, { userId, movedId: null }, now);
    const { property, hostId } = slot;
    if (takesRole) await becomeBuyer(tx, actor, now);
    const coming = await tx.visit.count({
      where: {
        propertyId: property.id,
        buyerId: userId,
        status: { in: [...ACTIVE_STATUSES] },
        startsAt: { gt: now },
      },
    });
    if (coming >= MAX_COMING_VISITS) throw new DomainError("visit.too-many");
    const { firstName, lastName, email, phone } = await tx.user.findUniqueOrThrow({
      where: { id: userId },
      select: { firstName: true, lastName: true, email: true, phone: true },
    });
    const id = newId();
    const visitorName = `${firstName} ${lastName}`;
    await tx.visit.create({
      data: {
        id,
        propertyId: property.id,
        slotId: slot.id,
        buyerId: userId,
        hostId,
        visitorName,
        visitorEmail: email,
        visitorPhone: phone,
        startsAt: slot.startsAt,
        endsAt: slot.endsAt,
        type,
        notes,
        checkInCode: newCheckInCode(),
        createdAt: now,
      },
      select: { id: true },
    });
    await tx.visitHold.createMany({
      data: holdsOf(time).map((hold) => ({ ...hold, visitId: id })),
    });
    await recordVisitEvent(tx, { visitId: id, kind: "requested", actorId: userId }, now);
    const { title, sellerId } = property;
    const { startsAt } = slot;
    const clock = homeClock(property.communeCode, slot.host.postalCode);
    const viewpoint = hostId === sellerId ? "seller" : "ambassador";
    const data = { visitId: id, title, name: visitorName, viewpoint, startsAt, clock } as const;
    await notify(tx, { userId: hostId, event: "visit.requested", data }, now);
    await openLead(tx, { propertyId: property.id, userId, source: "visit" }, now);
    await publishVisit(tx, { id, buyerId: userId, hostId, property }, now);
    return { id };
  });
}
