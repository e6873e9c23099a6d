import { DAY_MS, msBefore } from "../../../kernel/time.ts";
import { writer } from "../../../platform/db/clients.ts";

/** How long notifications stay that were read, or that nobody opened. */
const READ_RETENTION_MS = 183 * DAY_MS;

const UNREAD_RETENTION_MS = 366 * DAY_MS;

/** Text messages, and what open pages were sent, are needed no longer than this. */
const SMS_RETENTION_MS = 30 * DAY_MS;

/** Deletes old notifications, and text messages. @returns how many notifications. */
export async function purgeNotifications(now = new Date()): Promise<number> {
  return writer().$transaction(async (tx) => {
    const { count } = await tx.notification.deleteMany({
      where: {
        OR: [
          { readAt: { not: null }, createdAt: { lte: msBefore(now, READ_RETENTION_MS) } },
          { createdAt: { lte: msBefore(now, UNREAD_RETENTION_MS) } },
        ],
      },
    });
    await tx.outboxSms.deleteMany({
      where: { createdAt: { lte: msBefore(now, SMS_RETENTION_MS) } },
    });
    return count;
  });
}
