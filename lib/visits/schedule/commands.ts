import { DomainError } from "../../kernel/errors.ts";
import { newId } from "../../kernel/ids.ts";
import { civilDay } from "../../kernel/time.ts";
import { type Transaction, writer } from "../../platform/db/clients.ts";
import { type Once, onceTransaction } from "../../platform/idempotency.ts";
import type { Actor } from "../../policy/actor.ts";
import { authorize } from "../../policy/can.ts";
import { ACTIVE_STATUSES } from "../rules.ts";
import {
  changesOf,
  daysAhead,
  type SlotPlan,
  slotsOf,
  toExceptionRows,
  toExceptions,
} from "./rules.ts";
import type { ScheduleInput } from "./schemas.ts";

/** Making the slots of eight weeks takes more than a booking. */
const TIMEOUT_MS = 20_000;
/** Ids of one statement. */
const IDS = 500;

/** Statuses whose listings are visited, or may be soon. */
const LIVE_STATUSES = ["draft", "in_review", "active", "under_offer", "paused"] as const;

/**
 * Saves when the person receives visitors in a home, of which they are the seller or the looper, and opens
 * the slots that follow from it. What is booked stays.
 * @returns how many slots are open then.
 * @throws {DomainError} request.forbidden, listing.not-found for a home that is not theirs to show
 */
export async function saveSchedule(
  input: ScheduleInput,
  actor: Actor,
  now = new Date(),
): Promise<Once<{ open: number }>> {
  const { propertyId } = input;
  const { userId: hostId } = actor;
  return onceTransaction(
    async (tx) => {
      const property = await tx.property.findFirst({
        where: { id: propertyId, status: { in: [...LIVE_STATUSES] } },
        select: { sellerId: true, ambassadorId: true },
      });
      const isSeller = property?.sellerId === hostId;
      if (!property || (!isSeller && property.ambassadorId !== hostId))
        throw new DomainError("listing.not-found");
      authorize(actor, isSeller ? "selling.place" : "looping.work");
      return { open: await saveScheduleIn(tx, { ...input, hostId }, now) };
    },
    { timeout: TIMEOUT_MS },
  );
}

/**
 * Writes when somebody receives visitors in a home, and opens the slots that follow from it, in the transaction
 * of a caller who knows that it is theirs to show.
 * @returns how many of the host's slots are open then.
 */
export async function saveScheduleIn(
  tx: Transaction,
  { propertyId, hostId, rules, exceptions, ...terms }: ScheduleInput & { hostId: string },
  now: Date,
): Promise<number> {
  const { id } = await tx.visitSchedule.upsert({
    where: { propertyId_hostId: { propertyId, hostId } },
    create: { id: newId(), propertyId, hostId, ...terms, createdAt: now },
    update: terms,
    select: { id: true },
  });
  await tx.visitScheduleRule.deleteMany({ where: { scheduleId: id } });
  await tx.visitScheduleException.deleteMany({ where: { scheduleId: id } });
  await tx.visitScheduleRule.createMany({
    data: rules.map((rule) => ({ scheduleId: id, ...rule })),
  });
  const today = civilDay(now);
  await tx.visitScheduleException.createMany({
    data: exceptions
      .filter(({ day }) => day >= today)
      .flatMap((exception) => toExceptionRows(exception))
      .map((row) => ({ scheduleId: id, ...row })),
  });
  return openSlots(tx, id, now);
}

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
async function openSlots(tx: Transaction, scheduleId: string, now: Date): Promise<number> {
  const schedule = await tx.visitSchedule.findUnique({
    where: { id: scheduleId },
    include: { rules: true, exceptions: true, property: { select: { status: true } } },
  });
  if (!schedule) return 0;
  const { propertyId, hostId, durationMinutes, bufferMinutes, weeksAhead } = schedule;
  const days = daysAhead(weeksAhead, now);
  const plan: SlotPlan = {
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
  // For who waits for a visit to be possible, once: further slots of an open listing are no news.
  if (openBefore === 0 && open > 0 && schedule.property.status === "active") {
    await tx.listingEvent.create({
      data: { propertyId, kind: "slot_opened", at: now },
      select: { seq: true },
    });
  }
  return open;
}

/** Closes the slots of a host who receives in a home no more; what is booked stays. */
async function closeSlots(
  tx: Transaction,
  { propertyId, hostId }: { propertyId: string; hostId: string },
  now: Date,
): Promise<void> {
  await tx.visitSlot.updateMany({
    where: { ...isOpenNow(propertyId, now), hostId },
    data: { closedAt: now },
  });
}

/** Goes on with the slots of every schedule, each in a transaction of its own; a day more each day. */
export async function extendSlots(now = new Date()): Promise<void> {
  const schedules = await writer().$transaction((tx) =>
    tx.visitSchedule.findMany({
      where: { property: { status: { in: [...LIVE_STATUSES] } } },
      select: {
        id: true,
        propertyId: true,
        hostId: true,
        property: { select: { sellerId: true, ambassadorId: true } },
      },
    }),
  );
  for (const { id, property, ...key } of schedules) {
    const isHost = property.sellerId === key.hostId || property.ambassadorId === key.hostId;
    await writer().$transaction(
      async (tx) => {
        if (isHost) await openSlots(tx, id, now);
        else await closeSlots(tx, key, now);
      },
      { timeout: TIMEOUT_MS },
    );
  }
}
