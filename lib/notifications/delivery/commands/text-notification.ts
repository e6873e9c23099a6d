import { BRAND } from "../../../content/brand.ts";
import { writer } from "../../../platform/db/clients.ts";
import { notificationText, smsText } from "../../copy.ts";
import { mobileNumber } from "../../sms/rules.ts";
import { smsSender } from "../../sms/sender.ts";
import { contentOf, findWaiting, isNeeded } from "../due.ts";
import { LATE_MS } from "../lateness.ts";
import { notificationLink } from "../mails.ts";
import type { DueDelivery } from "../queries/list-due-deliveries.ts";
import { settleDeliveries } from "./settle-deliveries.ts";

/** Hands the text message of a delivery to what sends them, or settles it as not needed. */
export async function textNotification(due: DueDelivery, now: Date): Promise<void> {
  await writer().$transaction(async (tx) => {
    const delivery = await findWaiting(tx, due, now);
    if (!delivery) return;
    const { userId, user } = delivery.notification;
    const toPhone = mobileNumber(user.phone);
    const isLate = now.getTime() - delivery.dueAt.getTime() > LATE_MS;
    if (toPhone === null || isLate || !(await isNeeded(tx, "sms", delivery))) {
      await settleDeliveries(tx, "sms", [delivery], { state: "skipped" });
      return;
    }
    const { title } = notificationText(contentOf(delivery));
    const text = smsText(BRAND.name, title, notificationLink(due.notificationId));
    await settleDeliveries(tx, "sms", [delivery], { state: "sent", sentAt: now });
    await smsSender().queue(tx, { userId, toPhone, text }, now);
  });
}
