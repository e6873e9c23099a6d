import { newId } from "../../kernel/ids.ts";
import type { Transaction } from "../../platform/db/clients.ts";
import {
  definitionOf,
  type NotificationContent,
  type NotificationEvent,
  parseEvent,
} from "../events.ts";
import { publishEvent } from "../live/commands/publish-event.ts";
import { NOTIFICATION_DEFAULTS, type NotificationKind, type Preference } from "../preferences.ts";
import { DEFAULT_SETTINGS, planDeliveries } from "../rules.ts";

/** What somebody is to be notified of. */
export type NewNotification = NotificationContent & {
  userId: string;
  /** Names what a person is notified of only once: a second time nothing happens. */
  onceKey?: string;
  /** When it may go through its channels at the earliest: by day, for what happens at night by itself. */
  notBefore?: Date;
};

async function preferenceOf(
  tx: Transaction,
  userId: string,
  kind: NotificationKind,
): Promise<Omit<Preference, "kind">> {
  const stored = await tx.notificationPreference.findUnique({
    where: { userId_kind: { userId, kind } },
    select: { email: true, push: true, sms: true },
  });
  const preset = NOTIFICATION_DEFAULTS.find((each) => each.kind === kind);
  return stored ?? preset ?? { email: true, push: false, sms: false };
}

/**
 * Notifies a person of something, in the transaction of what happened: it is in their
 * notifications, on their open pages, and on its way through the channels that they chose.
 * @returns the notification's id; null where they already had it, or the account is closed.
 * @throws {ZodError} where the data is not the event's: a mistake of the caller.
 */
export async function notify(
  tx: Transaction,
  { userId, onceKey, notBefore, ...content }: NewNotification,
  now: Date,
): Promise<string | null> {
  const { event, data } = parseEvent(content.event, content.data);
  const person = await tx.user.findUnique({ where: { id: userId }, select: { erasedAt: true } });
  if (!person || person.erasedAt !== null) return null;
  if (onceKey !== undefined) {
    const where = { userId_onceKey: { userId, onceKey } };
    if (await tx.notification.findUnique({ where, select: { id: true } })) return null;
  }
  const definition = definitionOf(event as NotificationEvent);
  const { kind } = definition;
  const settings = await tx.notificationSettings.findUnique({ where: { userId } });
  const preference = await preferenceOf(tx, userId, kind);
  const id = newId();
  await tx.notification.create({
    data: {
      id,
      userId,
      kind,
      event,
      data: JSON.parse(JSON.stringify(data)),
      onceKey: onceKey ?? null,
      createdAt: now,
      deliveries: {
        create: planDeliveries(
          definition,
          preference,
          settings ?? DEFAULT_SETTINGS,
          notBefore ?? now,
        ),
      },
    },
    select: { id: true },
  });
  await publishEvent(tx, userId, { kind: "notification", data: { id, event } }, now);
  return id;
}
