import { writer } from "../../../platform/db/clients.ts";
import type { Actor } from "../../../policy/actor.ts";
import { authorize } from "../../../policy/can.ts";
import { publishEvent } from "../../live/commands/publish-event.ts";
import { COUNT_CHANGED } from "../count-changed.ts";

/** Marks all of the person's notifications as read. @returns how many were not. */
export async function readAllNotifications(actor: Actor, now = new Date()): Promise<number> {
  authorize(actor, "account.read");
  const { userId } = actor;
  return writer().$transaction(async (tx) => {
    const { count } = await tx.notification.updateMany({
      where: { userId, readAt: null },
      data: { readAt: now },
    });
    if (count > 0) await publishEvent(tx, userId, COUNT_CHANGED, now);
    return count;
  });
}
