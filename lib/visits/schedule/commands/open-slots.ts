import { newId } from "../../../kernel/ids.ts";
import { zoneOf } from "../../../kernel/place.ts";
import type { Transaction } from "../../../platform/db/clients.ts";
import { ACTIVE_STATUSES } from "../../rules.ts";
import { changesOf, daysAhead, type SlotPlan, slotsOf, toExceptions } from "../rules.ts";

/** Making the slots of eight weeks takes more than a booking. */
export const OPENING_TIMEOUT_MS = 20_000;

/** Ids of one statement. */
const IDS = 500;

const isOpenNow = (propertyId: string, now: Date) => ({
  propertyId,
  closedAt: null,
  startsAt: { gt: now },
  visits: { none: { status: { in: [...ACTIVE_STATUSES] } } },
});

/**
 * Makes the slots of a schedule those that it has from now on, some weeks ahead, in the caller's
 * transaction: missing ones are written, those that it has no more are closed unless they are booked.
 * @returns how many of its host are open then.
 */
export async function openSlots(tx: Transaction, scheduleId: string, now: Date): Promise<number> {
  const schedule = await tx.visitSchedule.findUnique({
    where: { id: scheduleId },
    include: {
      rules: true,
      exceptions: true,
      property: { select: { status: true, communeCode: true } },
    },
  });
  if (!schedule) return 0;
  const { propertyId, hostId, durationMinutes, bufferMinutes, weeksAhead } = schedule;
  const zone = zoneOf(schedule.property.communeCode);
  const days = daysAhead(weeksAhead, now, zone);
  const plan: SlotPlan = {
    zone,
    rules: schedule.rules,
    exceptions: toExceptions(schedule.exceptions),
    durationMinutes,
    bufferMinutes,
  };
  const wanted = slotsOf(plan, days).filter(({ startsAt }) => startsAt.getTime() > now.getTime());
  const stored = await tx.visitSlot.findMany({
    where: { propertyId, startsAt: { gt: now } },
    select: {
      id: true,
      hostId: true,
      startsAt: true,
      endsAt: true,
      closedAt: true,
      visits: { where: { status: { in: [...ACTIVE_STATUSES] } }, select: { id: true } },
    },
  });
  const openBefore = await tx.visitSlot.count({ where: isOpenNow(propertyId, now) });
  const changes = changesOf(
    wanted,
    stored.map(({ closedAt, visits, ...slot }) => ({
      ...slot,
      isClosed: closedAt !== null,
      isBooked: visits.length > 0,
    })),
    hostId,
  );
  for (let at = 0; at < changes.close.length; at += IDS) {
    await tx.visitSlot.updateMany({
      where: { id: { in: changes.close.slice(at, at + IDS) } },
      data: { closedAt: now },
    });
  }
  for (const { id, endsAt } of changes.reopen) {
    await tx.visitSlot.updateMany({ where: { id }, data: { closedAt: null, endsAt, hostId } });
  }
  if (changes.create.length > 0) {
    await tx.visitSlot.createMany({
      data: changes.create.map((slot) => ({ id: newId(), propertyId, hostId, ...slot })),
    });
  }
  const open = await tx.visitSlot.count({ where: { ...isOpenNow(propertyId, now), hostId } });
  // For people who wait for a possible visit, once: further slots of an open listing are no news.
  if (openBefore === 0 && open > 0 && schedule.property.status === "active") {
    await tx.listingEvent.create({
      data: { propertyId, kind: "slot_opened", at: now },
      select: { seq: true },
    });
  }
  return open;
}

/** Closes the slots of a host who receives in a home no more; what is booked stays. */
export async function closeSlots(
  tx: Transaction,
  { propertyId, hostId }: { propertyId: string; hostId: string },
  now: Date,
): Promise<void> {
  await tx.visitSlot.updateMany({
    where: { ...isOpenNow(propertyId, now), hostId },
    data: { closedAt: now },
  });
}
