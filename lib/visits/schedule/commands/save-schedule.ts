import { DomainError } from "../../../kernel/errors.ts";
import { newId } from "../../../kernel/ids.ts";
import { zoneOf } from "../../../kernel/place.ts";
import { civilDay } from "../../../kernel/time.ts";
import type { Transaction } from "../../../platform/db/clients.ts";
import { type Once, onceTransaction } from "../../../platform/idempotency.ts";
import type { Actor } from "../../../policy/actor.ts";
import { authorize } from "../../../policy/can.ts";
import { toExceptionRows } from "../rules.ts";
import type { ScheduleInput } from "../schemas.ts";
import { VISITED_STATUSES } from "../visited-statuses.ts";
import { OPENING_TIMEOUT_MS, openSlots } from "./open-slots.ts";

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
        where: { id: propertyId, status: { in: [...VISITED_STATUSES] } },
        select: { sellerId: true, ambassadorId: true },
      });
      const isSeller = property?.sellerId === hostId;
      if (!property || (!isSeller && property.ambassadorId !== hostId))
        throw new DomainError("listing.not-found");
      authorize(actor, isSeller ? "selling.place" : "looping.work");
      return { open: await saveScheduleIn(tx, { ...input, hostId }, now) };
    },
    { timeout: OPENING_TIMEOUT_MS },
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
  const { communeCode } = await tx.property.findUniqueOrThrow({
    where: { id: propertyId },
    select: { communeCode: true },
  });
  const today = civilDay(now, zoneOf(communeCode));
  await tx.visitScheduleException.createMany({
    data: exceptions
      .filter(({ day }) => day >= today)
      .flatMap((exception) => toExceptionRows(exception))
      .map((row) => ({ scheduleId: id, ...row })),
  });
  return openSlots(tx, id, now);
}
