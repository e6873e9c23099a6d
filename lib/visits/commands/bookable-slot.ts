import { DomainError } from "../../kernel/errors.ts";
import { isId } from "../../kernel/ids.ts";
import { zoneOf } from "../../kernel/place.ts";
import { civilDay, endOfCivilDay, startOfCivilDay, type Zone } from "../../kernel/time.ts";
import { isDayFull, leavesNotice, type SlotTerms } from "../../listings/slots/rules.ts";
import type { Transaction } from "../../platform/db/clients.ts";
import type { VisitType } from "../rules.ts";
import { assertReceives } from "./assert-host-receives.ts";
import { termsOf } from "./slot-terms.ts";
import { assertFree } from "./take-time.ts";

const SLOT = {
  id: true,
  hostId: true,
  startsAt: true,
  endsAt: true,
  closedAt: true,
  host: { select: { postalCode: true } },
  property: {
    select: {
      id: true,
      status: true,
      title: true,
      sellerId: true,
      ambassadorId: true,
      communeCode: true,
    },
  },
} as const;

/**
 * A slot that somebody may take now, with its terms.
 * @throws {DomainError} visit.slot-not-found, visit.own-home, visit.listing-closed, visit.slot-past,
 * visit.slot-taken, visit.host-lapsed, visit.type-not-offered, visit.day-full
 */
export async function bookableSlot(
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
  const terms = await termsOf(tx, { propertyId: property.id, hostId });
  if (!leavesNotice(slot, terms, now)) throw new DomainError("visit.slot-past");
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
  await assertDayHasRoom(
    tx,
    { hostId, startsAt, movedId, zone: zoneOf(property.communeCode) },
    terms,
  );
  return { slot, time };
}

/** @throws {DomainError} visit.day-full */
async function assertDayHasRoom(
  tx: Transaction,
  {
    hostId,
    startsAt,
    movedId,
    zone,
  }: { hostId: string; startsAt: Date; movedId: string | null; zone: Zone },
  { dailyCap }: SlotTerms,
): Promise<void> {
  // Nothing is counted, while others wait for the lock, that decides nothing.
  if (dailyCap === null) return;
  // The cap is one of the home's days, of all that its host has then.
  const day = civilDay(startsAt, zone);
  const visits = await tx.visit.count({
    where: {
      hostId,
      status: { not: "cancelled" },
      startsAt: { gte: startOfCivilDay(day, zone), lt: endOfCivilDay(day, zone) },
      ...(movedId === null ? {} : { id: { not: movedId } }),
    },
  });
  if (isDayFull(visits, dailyCap)) throw new DomainError("visit.day-full");
}
