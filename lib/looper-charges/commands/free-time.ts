import { quartersWithBuffer, resourceOf } from "../../listings/slots/rules.ts";
import type { Transaction } from "../../platform/db/clients.ts";
import type { HostedVisit } from "./hosted-visit.ts";

/**
 * The quarters of an hour that a visit would take of another host: those of the visit, and of what its host has free after
 * it those that the other one has; null where the other one is not free during the visit.
 */
export async function freeTimeOf(
  tx: Transaction,
  visit: HostedVisit,
  userId: string,
): Promise<number[] | null> {
  const { id, hostId } = visit;
  const own = quartersWithBuffer({ ...visit, bufferMinutes: 0 });
  const held = await tx.visitHold.findMany({
    where: { visitId: id, resource: resourceOf.host(hostId) },
    select: { quarter: true },
  });
  const wanted = [...new Set([...own, ...held.map(({ quarter }) => quarter)])];
  const taken = await tx.visitHold.findMany({
    where: {
      resource: { in: [resourceOf.host(userId), resourceOf.buyer(userId)] },
      quarter: { in: wanted },
      visitId: { not: id },
    },
    select: { quarter: true },
  });
  const busy = new Set(taken.map(({ quarter }) => quarter));
  return own.some((quarter) => busy.has(quarter))
    ? null
    : wanted.filter((quarter) => !busy.has(quarter));
}
