import { isSingleAddress } from "../../../kernel/email.ts";
import { queueMail } from "../../../mail/commands/queue-mail.ts";
import { writer } from "../../../platform/db/clients.ts";
import { contentOf, findCompanions, findWaiting, isNeeded, type WaitingDelivery } from "../due.ts";
import { digestMail, type MailedNotification, notificationMail } from "../mails.ts";
import type { DueDelivery } from "../queries/list-due-deliveries.ts";
import { settleDeliveries } from "./settle-deliveries.ts";

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
    await settleDeliveries(tx, "email", superfluous, { state: "skipped" });
    if (!(await settleDeliveries(tx, "email", needed, { state: "sent", sentAt: now }))) {
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
