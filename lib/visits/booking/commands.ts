import { randomInt } from "node:crypto";
import { becomeBuyer } from "../../accounts/role-grants/commands/become-buyer.ts";
import { DomainError } from "../../kernel/errors.ts";
import { isId, newId } from "../../kernel/ids.ts";
import { civilDay, HOUR_MS, shiftCivilDay, startOfCivilDay } from "../../kernel/time.ts";
import { openLead } from "../../leads/commands/open-lead.ts";
import { holdsOf, type SlotTerms } from "../../listings/slots/rules.ts";
import { notify } from "../../notifications/commands/notify.ts";
import type { Transaction } from "../../platform/db/clients.ts";
import type { Once } from "../../platform/idempotency.ts";
import type { Actor } from "../../policy/actor.ts";
import { authorize, can } from "../../policy/can.ts";
import {
  assertFree,
  changeVisit,
  notifySide,
  publishVisit,
  recordVisitEvent,
  sendOwnEntry,
  takeTime,
  termsOf,
  type VisitRecord,
  visitFor,
} from "../changes/commands.ts";
import {
  inTransaction,
  NEXT_SEQUENCE,
  NO_PROPOSAL,
  NOT_REMINDED,
} from "../changes/transaction/commands.ts";
import { assertReceives } from "../receiving/commands.ts";
import { ACTIVE_STATUSES, MAX_COMING_VISITS, type VisitType } from "../rules.ts";
import type { Booking } from "../schemas.ts";

const SLOT = {
  id: true,
  hostId: true,
  startsAt: true,
  endsAt: true,
  closedAt: true,
  property: { select: { id: true, status: true, title: true, sellerId: true, ambassadorId: true } },
} as const;

/**
 * A slot that somebody may take now, with its terms.
 * @throws {DomainError} visit.slot-not-found, visit.own-home, visit.listing-closed, visit.slot-past,
 * visit.slot-taken, visit.host-lapsed, visit.type-not-offered, visit.day-full
 */
async function openSlot(
  tx: Transaction,
  { slotId, type }: { slotId: string; type: VisitType },
  { userId, movedId }: { userId: string; movedId: string | null },
  now: Date,
) {
  const slot = isId(slotId)
    ? await tx.visitSlot.findUnique({ where: { id: slotId }, select: SLOT })
    : null;
  if (!slot) throw new DomainError("visit.slot-not-found");
  const { property, hostId, startsAt } = slot;
  if ([property.sellerId, property.ambassadorId, hostId].includes(userId))
    throw new DomainError("visit.own-home");
  if (property.status !== "active") throw new DomainError("visit.listing-closed");
  if (startsAt.getTime() <= now.getTime()) throw new DomainError("visit.slot-past");
  const terms = await termsOf(tx, { propertyId: property.id, hostId });
  if (startsAt.getTime() < now.getTime() + terms.noticeHours * HOUR_MS)
    throw new DomainError("visit.slot-past");
  if (slot.closedAt !== null || ![property.sellerId, property.ambassadorId].includes(hostId))
    throw new DomainError("visit.slot-taken");
  await assertReceives(tx, { hostId, sellerId: property.sellerId, startsAt }, "visitor", now);
  if (!terms[type]) throw new DomainError("visit.type-not-offered");
  const { bufferMinutes } = terms;
  const time = {
    propertyId: property.id,
    hostId,
    buyerId: userId,
    startsAt,
    endsAt: slot.endsAt,
    bufferMinutes,
  };
  await assertFree(tx, time, movedId);
  await assertDayHasRoom(tx, { hostId, startsAt, movedId }, terms);
  return { slot, time };
}

/** @throws {DomainError} visit.day-full */
async function assertDayHasRoom(
  tx: Transaction,
  { hostId, startsAt, movedId }: { hostId: string; startsAt: Date; movedId: string | null },
  { dailyCap }: SlotTerms,
): Promise<void> {
  if (dailyCap === null) return;
  const day = civilDay(startsAt);
  const visits = await tx.visit.count({
    where: {
      hostId,
      status: { not: "cancelled" },
      startsAt: { gte: startOfCivilDay(day), lt: startOfCivilDay(shiftCivilDay(day, 1)) },
      ...(movedId === null ? {} : { id: { not: movedId } }),
    },
  });
  if (visits >= dailyCap) throw new DomainError("visit.day-full");
}

/** Six digits that nobody guesses. */
const newCheckInCode = () => String(randomInt(1_000_000)).padStart(6, "0");

/**
 * Asks for a visit in a slot: it is the person's until the host answers, and nobody else's. Who is no buyer
 * becomes one by it where they ask to (`asBuyer`).
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
  return inTransaction(async (tx) => {
    const { slot, time } = await openSlot(tx, { slotId, type }, { userId, movedId: null }, now);
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
    const viewpoint = hostId === sellerId ? "seller" : "ambassador";
    const data = { visitId: id, title, name: visitorName, viewpoint, startsAt } as const;
    await notify(tx, { userId: hostId, event: "visit.requested", data }, now);
    await openLead(tx, { propertyId: property.id, userId }, now);
    await publishVisit(tx, { id, buyerId: userId, hostId, property }, now);
    return { id };
  });
}

/**
 * The visitor moves the visit to another open slot of the home, whose host has to confirm it.
 * @throws {DomainError} as `bookVisit`; visit.not-found, request.forbidden, visit.lapsed, visit.changed
 */
export async function rescheduleVisit(
  { visitId, slotId }: { visitId: string; slotId: string },
  actor: Actor,
  now = new Date(),
): Promise<void> {
  const { userId } = actor;
  await inTransaction(async (tx) => {
    const { visit } = await visitFor(tx, { visitId, action: "reschedule" }, actor, now);
    if (visit.slotId === slotId) throw new DomainError("visit.changed");
    const { type } = visit;
    const wanted = { slotId, type };
    const { slot, time } = await openSlot(tx, wanted, { userId, movedId: visitId }, now);
    if (slot.property.id !== visit.propertyId) throw new DomainError("visit.slot-not-found");
    await takeTime(tx, visitId, time);
    const data = {
      status: "pending",
      confirmedAt: null,
      hostId: slot.hostId,
      slotId,
      startsAt: slot.startsAt,
      endsAt: slot.endsAt,
      ...NO_PROPOSAL,
      ...NOT_REMINDED,
      ...NEXT_SEQUENCE,
    } as const;
    const changed = await changeVisit(tx, visit, { data, kind: "moved", actorId: userId }, now);
    await sendOwnEntry(tx, changed, "visitor", now);
    if (slot.hostId === visit.hostId) {
      await notifySide(tx, changed, "host", { event: "visit.moved" }, now);
      return;
    }
    // Of its former host's calendar, where it is in it, the visit is gone.
    const away: VisitRecord = {
      ...visit,
      status: "cancelled",
      icsSequence: changed.icsSequence,
    };
    const cancelled = { event: "visit.cancelled", reason: "visitor_unavailable" } as const;
    await notifySide(tx, away, "host", cancelled, now);
    await notifySide(tx, changed, "host", { event: "visit.requested" }, now);
  });
}
