import { DomainError } from "../../kernel/errors.ts";
import { DAY_MS } from "../../kernel/time.ts";
import { type Transaction, writer } from "../../platform/db/clients.ts";
import type { Actor } from "../../policy/actor.ts";
import { authorize } from "../../policy/can.ts";
import { notificationText } from "../copy.ts";
import { parseEvent } from "../events.ts";
import { publishEvent } from "../live/commands.ts";
import type { SeenSubject } from "./schemas.ts";
import { isAbout, kindOf, SUBJECT_BOUND, type Subject } from "./subjects.ts";

/** Open pages count anew. */
const CHANGED = { kind: "notification", data: { id: null, event: null } } as const;

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
    if (count > 0) await publishEvent(tx, userId, CHANGED, now);
    return found;
  });
  return notificationText(parseEvent(row.event, row.data)).action.path;
}

/** Marks all of the person's notifications as read. @returns how many were not. */
export async function readAllNotifications(actor: Actor, now = new Date()): Promise<number> {
  authorize(actor, "account.read");
  const { userId } = actor;
  return writer().$transaction(async (tx) => {
    const { count } = await tx.notification.updateMany({
      where: { userId, readAt: null },
      data: { readAt: now },
    });
    if (count > 0) await publishEvent(tx, userId, CHANGED, now);
    return count;
  });
}

/**
 * Marks what a person was notified of as read because they saw the thing itself, or did something with it,
 * in the transaction of that: no mail of it leaves that waits for whether it was read.
 */
export async function readNotificationsAbout(
  tx: Transaction,
  userId: string,
  subject: Subject,
  now: Date,
): Promise<void> {
  const unread = await tx.notification.findMany({
    where: { userId, readAt: null, kind: kindOf(subject) },
    select: { id: true, data: true },
    // Of somebody who never looks at theirs, the newest.
    orderBy: { createdAt: "desc" },
    take: SUBJECT_BOUND,
  });
  const about = unread.filter(({ data }) => isAbout(data, subject)).map(({ id }) => id);
  if (about.length === 0) return;
  const { count } = await tx.notification.updateMany({
    where: { id: { in: about }, readAt: null },
    data: { readAt: now },
  });
  if (count > 0) await publishEvent(tx, userId, CHANGED, now);
}

/** The same for the person themself, who looks at its page. */
export async function seeSubject(
  { about, ids }: SeenSubject,
  actor: Actor,
  now = new Date(),
): Promise<void> {
  authorize(actor, "account.read");
  await writer().$transaction((tx) =>
    readNotificationsAbout(tx, actor.userId, { about, ids }, now),
  );
}

/** How long notifications stay that were read, or that nobody opened. */
const READ_RETENTION_MS = 183 * DAY_MS;
const UNREAD_RETENTION_MS = 366 * DAY_MS;
/** Text messages, and what open pages were sent, are needed no longer than this. */
const SMS_RETENTION_MS = 30 * DAY_MS;

const before = (now: Date, ms: number) => new Date(now.getTime() - ms);

/** Deletes old notifications, and text messages. @returns how many notifications. */
export async function purgeNotifications(now = new Date()): Promise<number> {
  return writer().$transaction(async (tx) => {
    const { count } = await tx.notification.deleteMany({
      where: {
        OR: [
          { readAt: { not: null }, createdAt: { lte: before(now, READ_RETENTION_MS) } },
          { createdAt: { lte: before(now, UNREAD_RETENTION_MS) } },
        ],
      },
    });
    await tx.outboxSms.deleteMany({ where: { createdAt: { lte: before(now, SMS_RETENTION_MS) } } });
    return count;
  });
}
