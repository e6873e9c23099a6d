import type { Transaction } from "../../platform/db/clients.ts";
import { type NotificationContent, parseEvent } from "../events.ts";
import { isLocked, NOTIFICATION_DEFAULTS } from "../preferences.ts";
import type { Channel } from "../rules.ts";
import type { DueDelivery } from "./queries/list-due-deliveries.ts";

const FIELDS = {
  notificationId: true,
  unlessRead: true,
  inDigest: true,
  dueAt: true,
  attempts: true,
  notification: {
    select: {
      userId: true,
      event: true,
      data: true,
      readAt: true,
      user: { select: { email: true, firstName: true, phone: true, erasedAt: true } },
    },
  },
} as const;

/** The row of a delivery that still waits; null where somebody else made it. */
export async function findWaiting(
  tx: Transaction,
  { notificationId, channel }: DueDelivery,
  now: Date,
) {
  return tx.notificationDelivery.findFirst({
    where: { notificationId, channel, state: "waiting", dueAt: { lte: now } },
    select: FIELDS,
  });
}

export type WaitingDelivery = NonNullable<Awaited<ReturnType<typeof findWaiting>>>;

/** What a delivery tells. @throws {ZodError | TypeError} where another version of the site wrote it. */
export const contentOf = ({ notification }: WaitingDelivery): NotificationContent =>
  parseEvent(notification.event, notification.data);

/** The mails that leave with one: of the same digest, or the same thread of messages; else itself alone. */
export async function findCompanions(
  tx: Transaction,
  delivery: WaitingDelivery,
  now: Date,
): Promise<WaitingDelivery[]> {
  const { userId, event } = delivery.notification;
  const waiting = { channel: "email", state: "waiting" } as const;
  const order = { notification: { createdAt: "asc" } } as const;
  if (delivery.inDigest) {
    return tx.notificationDelivery.findMany({
      where: { ...waiting, inDigest: true, dueAt: { lte: now }, notification: { userId } },
      select: FIELDS,
      orderBy: order,
    });
  }
  if (event !== "message.received") return [delivery];
  const thread = threadOf(contentOf(delivery));
  const others = await tx.notificationDelivery.findMany({
    where: { ...waiting, notification: { userId, event } },
    select: FIELDS,
    orderBy: order,
  });
  return others.filter((each) => threadOf(contentOf(each)) === thread);
}

/** The conversation that a notification is about. */
const threadOf = ({ event, data }: NotificationContent): string | null =>
  event === "message.received" ? data.conversationId : null;

/** Whether the person still wants to be reached so: they may have switched it off since. */
async function isWanted(tx: Transaction, channel: Channel, delivery: WaitingDelivery) {
  const { userId } = delivery.notification;
  const { kind } = await tx.notification.findUniqueOrThrow({
    where: { id: delivery.notificationId },
    select: { kind: true },
  });
  if (channel === "email" && isLocked(kind)) return true;
  const stored = await tx.notificationPreference.findUnique({
    where: { userId_kind: { userId, kind } },
  });
  const preference = stored ?? NOTIFICATION_DEFAULTS.find((preset) => preset.kind === kind);
  return preference?.[channel] ?? false;
}

/** Whether it was read: by itself, or as a message in its conversation. */
async function isRead(tx: Transaction, { notification }: WaitingDelivery, thread: string | null) {
  if (notification.readAt !== null) return true;
  if (thread === null) return false;
  const unread = await tx.message.count({
    where: { conversationId: thread, authorId: { not: notification.userId }, readAt: null },
  });
  return unread === 0;
}

/** Whether a delivery is still to be made. */
export async function isNeeded(
  tx: Transaction,
  channel: Channel,
  delivery: WaitingDelivery,
): Promise<boolean> {
  if (delivery.notification.user.erasedAt !== null) return false;
  if (!(await isWanted(tx, channel, delivery))) return false;
  if (!delivery.unlessRead) return true;
  return !(await isRead(tx, delivery, threadOf(contentOf(delivery))));
}
