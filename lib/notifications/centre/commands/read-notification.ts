import { DomainError } from "../../../kernel/errors.ts";
import { writer } from "../../../platform/db/clients.ts";
import type { Actor } from "../../../policy/actor.ts";
import { authorize } from "../../../policy/can.ts";
import { notificationText } from "../../copy.ts";
import { parseEvent } from "../../events.ts";
import { publishEvent } from "../../live/commands/publish-event.ts";
import { COUNT_CHANGED } from "../count-changed.ts";

/**
 * Marks one of the person's notifications as read; may be repeated.
 * @returns the path of this site that it leads to.
 * @throws {DomainError} notification.not-found
 */
export async function readNotification(
  { id }: { id: string },
  actor: Actor,
  now = new Date(),
): Promise<string> {
  authorize(actor, "account.read");
  const { userId } = actor;
  const row = await writer().$transaction(async (tx) => {
    const found = await tx.notification.findFirst({
      where: { id, userId },
      select: { event: true, data: true },
    });
    if (!found) throw new DomainError("notification.not-found");
    const { count } = await tx.notification.updateMany({
      where: { id, userId, readAt: null },
      data: { readAt: now },
    });
    if (count > 0) await publishEvent(tx, userId, COUNT_CHANGED, now);
    return found;
  });
  return notificationText(parseEvent(row.event, row.data)).action.path;
}
