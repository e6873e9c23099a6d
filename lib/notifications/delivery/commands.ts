import { BRAND } from "../../content/brand.ts";
import { isSingleAddress } from "../../kernel/email.ts";
import { DAY_MS, MINUTE_MS } from "../../kernel/time.ts";
import { queueMail } from "../../mail/commands/queue-mail.ts";
import { type Transaction, writer } from "../../platform/db/clients.ts";
import { notificationText, smsText } from "../copy.ts";
import type { PushContent } from "../push/rules.ts";
import type { PushTarget } from "../push/send.ts";
import { type Channel, pushRetryDelay } from "../rules.ts";
import { mobileNumber } from "../sms/rules.ts";
import { smsSender } from "../sms/sender.ts";
import { contentOf, findCompanions, findWaiting, isNeeded, type WaitingDelivery } from "./due.ts";
import {
  digestMail,
  type MailedNotification,
  notificationLink,
  notificationMail,
} from "./mails.ts";
import type { DueDelivery } from "./queries.ts";

/** What becomes of a delivery. */
type Outcome = { state: "sent"; sentAt: Date } | { state: "skipped" };

/** What nobody looks at any more when it comes: a day late, a telephone stays silent. */
const LATE_MS = DAY_MS;

/** Settles deliveries that wait. @returns whether all of them still did. */
async function settle(
  tx: Transaction,
  channel: Channel,
  deliveries: readonly WaitingDelivery[],
  outcome: Outcome,
): Promise<boolean> {
  if (deliveries.length === 0) return true;
  const ids = deliveries.map(({ notificationId }) => notificationId);
  const { count } = await tx.notificationDelivery.updateMany({
    where: { notificationId: { in: ids }, channel, state: "waiting" },
    data: { ...outcome, leasedUntil: null },
  });
  return count === ids.length;
}

/**
 * Queues the mail of a delivery, with those that leave with it: the deliveries are settled in the
 * transaction that queues it, so that one mail comes of them, or none. Does nothing where they were settled.
 */
export async function mailNotification(due: DueDelivery, now: Date): Promise<void> {
  await writer().$transaction(async (tx) => {
    const delivery = await findWaiting(tx, due, now);
    if (!delivery) return;
    const all = await findCompanions(tx, delivery, now);
    const needed: WaitingDelivery[] = [];
    const superfluous: WaitingDelivery[] = [];
    const { userId, user } = delivery.notification;
    for (const each of all) {
      const isFor = isSingleAddress(user.email) && (await isNeeded(tx, "email", each));
      (isFor ? needed : superfluous).push(each);
    }
    await settle(tx, "email", superfluous, { state: "skipped" });
    if (!(await settle(tx, "email", needed, { state: "sent", sentAt: now }))) {
      throw new Error("a delivery was settled twice");
    }
    const mailed = needed.map(
      (each): MailedNotification => ({ id: each.notificationId, content: contentOf(each) }),
    );
    const [first, ...others] = mailed;
    if (!first) return;
    const person = { userId, firstName: user.firstName };
    const mail = delivery.inDigest
      ? digestMail(person, mailed)
      : notificationMail(person, [first, ...others]);
    await queueMail(tx, { mail, to: user.email, userId }, now);
  });
}

/** Hands the text message of a delivery to what sends them, or settles it as not needed. */
export async function textNotification(due: DueDelivery, now: Date): Promise<void> {
  await writer().$transaction(async (tx) => {
    const delivery = await findWaiting(tx, due, now);
    if (!delivery) return;
    const { userId, user } = delivery.notification;
    const toPhone = mobileNumber(user.phone);
    const isLate = now.getTime() - delivery.dueAt.getTime() > LATE_MS;
    if (toPhone === null || isLate || !(await isNeeded(tx, "sms", delivery))) {
      await settle(tx, "sms", [delivery], { state: "skipped" });
      return;
    }
    const { title } = notificationText(contentOf(delivery));
    const text = smsText(BRAND.name, title, notificationLink(due.notificationId));
    await settle(tx, "sms", [delivery], { state: "sent", sentAt: now });
    await smsSender().queue(tx, { userId, toPhone, text }, now);
  });
}

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
      await settle(tx, "push", [delivery], { state: "skipped" });
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

/** What came of an attempt at a push message. */
export interface PushResult {
  /** Browsers that services took it for. */
  taken: readonly string[];
  /** Browsers that want no more: their subscriptions go. */
  gone: readonly string[];
  /** Why others could not be reached; null where none is left. */
  error: string | null;
}

/**
 * Notes an attempt: taken by one browser, it is sent, and not sent a second time to those that have it;
 * else it waits for the next attempt, or is given up after the last.
 */
export async function notePush(
  { notificationId, attempts }: LeasedPush,
  { taken, gone, error }: PushResult,
  now: Date,
): Promise<void> {
  const delay = taken.length > 0 || error === null ? null : pushRetryDelay(attempts);
  const dueAt = delay === null ? null : new Date(now.getTime() + delay);
  const outcome = () => {
    if (taken.length > 0) return { state: "sent", sentAt: now } as const;
    if (error === null) return { state: "skipped" } as const;
    return dueAt === null ? ({ state: "dead" } as const) : { dueAt };
  };
  await writer().$transaction(async (tx) => {
    await tx.pushSubscription.deleteMany({ where: { endpoint: { in: [...gone] } } });
    await tx.pushSubscription.updateMany({
      where: { endpoint: { in: [...taken] } },
      data: { lastSentAt: now },
    });
    await tx.notificationDelivery.updateMany({
      where: { notificationId, channel: "push", state: "waiting", attempts },
      data: { ...outcome(), leasedUntil: null, lastError: error },
    });
  });
}

/** Gives up a delivery that can't be written, so that it stops nothing: the team sees why in the log. */
export async function giveUpDelivery(due: DueDelivery, error: string): Promise<void> {
  await writer().$transaction((tx) =>
    tx.notificationDelivery.updateMany({
      where: { ...due, state: "waiting" },
      data: { state: "dead", leasedUntil: null, lastError: error },
    }),
  );
}
