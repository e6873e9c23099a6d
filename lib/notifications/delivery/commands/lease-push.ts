import { MINUTE_MS } from "../../../kernel/time.ts";
import { writer } from "../../../platform/db/clients.ts";
import { notificationText } from "../../copy.ts";
import type { PushContent } from "../../push/rules.ts";
import type { PushTarget } from "../../push/send.ts";
import { contentOf, findWaiting, isNeeded } from "../due.ts";
import { LATE_MS } from "../lateness.ts";
import { notificationLink } from "../mails.ts";
import type { DueDelivery } from "../queries/list-due-deliveries.ts";
import { settleDeliveries } from "./settle-deliveries.ts";

/** A push message that this process alone may send, until its lease ends, and the browsers it is for. */
export interface LeasedPush {
  notificationId: string;
  attempts: number;
  content: PushContent;
  targets: readonly PushTarget[];
}

/** How long a push message is left to the process that sends it: well over all of its attempts. */
const LEASE_MS = 2 * MINUTE_MS;

/** Takes a push message to send, counting the attempt; null where it is not needed, or somebody has it. */
export async function leasePush(due: DueDelivery, now: Date): Promise<LeasedPush | null> {
  return writer().$transaction(async (tx) => {
    const delivery = await findWaiting(tx, due, now);
    if (!delivery) return null;
    const { notificationId, notification } = delivery;
    const targets = await tx.pushSubscription.findMany({
      // One that runs out without use ends what belongs to it too, before any row says so.
      where: { userId: notification.userId, session: { revokedAt: null, expiresAt: { gt: now } } },
      select: { endpoint: true, p256dh: true, auth: true },
    });
    const isLate = now.getTime() - delivery.dueAt.getTime() > LATE_MS;
    if (targets.length === 0 || isLate || !(await isNeeded(tx, "push", delivery))) {
      await settleDeliveries(tx, "push", [delivery], { state: "skipped" });
      return null;
    }
    const { count } = await tx.notificationDelivery.updateMany({
      where: {
        notificationId,
        channel: "push",
        state: "waiting",
        OR: [{ leasedUntil: null }, { leasedUntil: { lte: now } }],
      },
      data: {
        leasedUntil: new Date(now.getTime() + LEASE_MS),
        attempts: { increment: 1 },
      },
    });
    if (count === 0) return null;
    const content = contentOf(delivery);
    const { title, lines, action } = notificationText(content);
    return {
      notificationId,
      attempts: delivery.attempts + 1,
      targets,
      content: {
        title,
        body: lines.join(" "),
        path: new URL(notificationLink(notificationId)).pathname,
        action: action.label,
        // Messages of one thread take each other's place.
        tag: content.event === "message.received" ? content.data.conversationId : notificationId,
      },
    };
  });
}
