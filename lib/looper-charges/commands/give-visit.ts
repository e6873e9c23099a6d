import { newId } from "../../kernel/ids.ts";
import { resourceOf } from "../../listings/slots/rules.ts";
import { readNotificationsAbout } from "../../notifications/centre/commands/read-notifications-about.ts";
import { publishEvent } from "../../notifications/live/commands/publish-event.ts";
import type { Transaction } from "../../platform/db/clients.ts";
import type { HostedVisit, NewHost } from "./hosted-visit.ts";
import { notifyNewHost } from "./notify-new-host.ts";

/** Who gives the visit away: nobody, as its looper receives nobody any more; or somebody of the team, with a reason. */
export type GivenBy = { kind: "rehosted" } | { kind: "reassigned"; actorId: string; note: string };

/**
 * Gives a planned visit to another host at the same time: it stays agreed, or asked for, and what was the former host's
 * alone goes. Its people are notified, and the calendars that have it follow.
 * @param quarters what the new host has free for it (`freeTimeOf`)
 */
export async function giveVisit(
  tx: Transaction,
  visit: HostedVisit,
  { host, quarters, by }: { host: NewHost; quarters: readonly number[]; by: GivenBy },
  now: Date,
): Promise<void> {
  const { id: visitId, hostId, buyerId, proposedById, type, property } = visit;
  await tx.visit.update({
    where: { id: visitId },
    data: {
      hostId: host.id,
      // What the visitor proposed is for the new host to answer.
      ...(proposedById === hostId
        ? { proposedStartsAt: null, proposedEndsAt: null, proposedById: null }
        : {}),
      // The former host's room, and the codes that they mistyped.
      ...(type === "virtual" ? { meetingUrl: null } : {}),
      ...{ checkInFailures: 0, lockedAt: null, lockDueAt: null },
      // The new host was reminded of nothing; the visitor is once.
      remindedDayAt: null,
      remindedHoursAt: null,
      icsSequence: { increment: 1 },
    },
    select: { id: true },
  });
  await tx.visitHold.deleteMany({ where: { visitId, resource: resourceOf.host(hostId) } });
  const resource = resourceOf.host(host.id);
  await tx.visitHold.createMany({
    data: quarters.map((quarter) => ({ visitId, resource, quarter })),
  });
  await tx.visitEvent.create({
    data: { id: newId(), visitId, at: now, formerHostId: hostId, ...by },
    select: { id: true },
  });
  await readNotificationsAbout(tx, hostId, { about: "visit", ids: [visitId] }, now);
  await notifyNewHost(tx, visit, { host, event: `visit.${by.kind}` }, now);
  for (const userId of new Set([buyerId, hostId, host.id, property.sellerId])) {
    await publishEvent(tx, userId, { kind: "visit", data: { visitId } }, now);
  }
}
