import { recordAudit } from "../../../audit/commands/record-audit.ts";
import { newId } from "../../../kernel/ids.ts";
import { sideOfVisit } from "../../../listings/withdrawal/commands/ended-visit.ts";
import { notify } from "../../../notifications/commands/notify.ts";
import { publishEvent } from "../../../notifications/live/commands/publish-event.ts";
import { writer } from "../../../platform/db/clients.ts";
import type { Actor } from "../../../policy/actor.ts";
import type { UnlockInput } from "../schemas.ts";
import { managedVisit, refuseChanged, settleLock } from "./managed-visit.ts";

/**
 * Lets the code of a visit be typed again, after so many wrong ones that none was taken: the same code, which its visitor
 * has. The host is notified.
 * @throws {DomainError} request.forbidden, visit.not-found, visit.own, visit.changed
 */
export async function unlockVisit(
  { visitId, note }: UnlockInput,
  actor: Actor,
  now = new Date(),
): Promise<void> {
  await writer().$transaction(async (tx) => {
    const visit = await managedVisit(tx, { visitId, action: "unlock" }, actor, now);
    const { count } = await tx.visit.updateMany({
      where: { id: visitId, status: "scheduled", checkInFailures: visit.checkInFailures },
      data: { checkInFailures: 0, lockedAt: null, lockDueAt: null },
    });
    if (count === 0) await refuseChanged(tx, visitId);
    const event = { kind: "unlocked", actorId: actor.userId, note, at: now } as const;
    await tx.visitEvent.create({
      data: { id: newId(), visitId, ...event },
      select: { id: true },
    });
    await settleLock(tx, visit, actor, now);
    const { userId, data } = sideOfVisit(visit, false);
    await notify(tx, { userId, event: "visit.unlocked", data }, now);
    await publishEvent(tx, userId, { kind: "visit", data: { visitId } }, now);
    await recordAudit(
      tx,
      {
        action: "visit.unlocked",
        subject: { type: "visit", id: visitId },
        actor,
        concernsId: visit.hostId,
      },
      now,
    );
  });
}
