import { DomainError } from "../../kernel/errors.ts";
import { holdsOf } from "../../listings/slots/rules.ts";
import type { Transaction } from "../../platform/db/clients.ts";

/** A time that is to be taken of a home, of the host and of the visitor. */
export interface TimeToTake {
  propertyId: string;
  hostId: string;
  buyerId: string;
  startsAt: Date;
  endsAt: Date;
  bufferMinutes: number;
}

/**
 * Whether the time is free for all three, but for what `visitId` holds itself.
 * @throws {DomainError} visit.slot-taken; visit.buyer-busy where the visitor alone is not free.
 */
export async function assertFree(
  tx: Transaction,
  time: TimeToTake,
  visitId: string | null,
): Promise<void> {
  const holds = holdsOf(time);
  const held = await tx.visitHold.findMany({
    where: {
      resource: { in: [...new Set(holds.map(({ resource }) => resource))] },
      quarter: { in: [...new Set(holds.map(({ quarter }) => quarter))] },
      ...(visitId === null ? {} : { visitId: { not: visitId } }),
    },
  });
  const wanted = new Set(holds.map(({ resource, quarter }) => `${resource} ${quarter}`));
  const taken = held.filter(({ resource, quarter }) => wanted.has(`${resource} ${quarter}`));
  if (taken.length === 0) return;
  const isBuyers = taken.every(({ resource }) => resource.startsWith("buyer:"));
  throw new DomainError(isBuyers ? "visit.buyer-busy" : "visit.slot-taken");
}

/** Takes a time for a visit, instead of the one that it had. The key of the rows refuses a second one. */
export async function takeTime(tx: Transaction, visitId: string, time: TimeToTake): Promise<void> {
  await tx.visitHold.deleteMany({ where: { visitId } });
  await tx.visitHold.createMany({ data: holdsOf(time).map((hold) => ({ ...hold, visitId })) });
}
