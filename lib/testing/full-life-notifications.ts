import { newId } from "../kernel/ids.ts";
import { PARIS_CLOCK } from "../kernel/place.ts";
import type { Prisma } from "../platform/db/generated/client.ts";
import type { Actor } from "../policy/actor.ts";
import { MARK, SECRET } from "./marks.ts";

const NOW = new Date("2026-11-01T09:00:00Z");

/** What a person was notified of and how, and what another one was of them in a conversation. */
export async function writeNotifications(
  tx: Prisma.TransactionClient,
  { userId, sessionId }: Actor,
  other: Actor,
): Promise<void> {
  const { id: conversationId } = await tx.conversation.findFirstOrThrow({
    where: { contactId: userId },
    select: { id: true },
  });
  const message = { kind: "message_received", event: "message.received", createdAt: NOW } as const;
  const data = { conversationId, title: null, excerpt: MARK };
  await tx.notification.create({
    data: {
      id: newId(),
      userId,
      ...message,
      data: { ...data, name: "Anne" },
      deliveries: { create: { channel: "email", dueAt: NOW } },
    },
  });
  await tx.notification.create({
    data: { id: newId(), userId: other.userId, ...message, data: { ...data, name: MARK } },
  });
  await writeAboutPerson(tx, userId, other);
  const mail = (overrides: Partial<Prisma.OutboxMailUncheckedCreateInput>) => ({
    id: newId(),
    kind: "notification",
    userId: other.userId,
    toAddress: other.email,
    subject: `Message de ${MARK} Le ${MARK}`,
    data: "{}",
    messageId: newId(),
    nextAttemptAt: NOW,
    createdAt: NOW,
    ...overrides,
  });
  await tx.outboxMail.create({ data: mail({ state: "sent", sentAt: NOW }) });
  await tx.outboxMail.create({ data: mail({ kind: "notification-digest" }) });
  await tx.notificationSettings.create({
    data: { userId, quietFromMinute: 1_320, quietToMinute: 450, digest: "daily", updatedAt: NOW },
  });
  await tx.pushSubscription.create({
    data: {
      id: newId(),
      userId,
      sessionId,
      endpoint: `https://fcm.googleapis.com/${SECRET}`,
      p256dh: SECRET,
      auth: SECRET,
      userAgent: MARK,
      createdAt: NOW,
    },
  });
  await tx.outboxSms.create({
    data: { id: newId(), userId, toPhone: `+33${MARK}`, text: MARK, createdAt: NOW },
  });
  await tx.userEvent.create({
    data: { userId, kind: "notification", data: { id: MARK, event: MARK }, at: NOW },
  });
}

/** What another one was notified of that names the person, and what of it is on its way to them. */
async function writeAboutPerson(
  tx: Prisma.TransactionClient,
  userId: string,
  { userId: otherId, email }: Actor,
): Promise<void> {
  const visit = await tx.visit.findFirstOrThrow({
    where: { OR: [{ hostId: userId }, { buyerId: userId }] },
    select: { id: true, propertyId: true },
  });
  const addressed = { userId: otherId, createdAt: NOW } as const;
  const id = newId();
  await tx.notification.create({
    data: {
      ...addressed,
      id,
      kind: "visit_request",
      event: "visit.requested",
      data: {
        visitId: visit.id,
        title: MARK,
        name: MARK,
        viewpoint: "buyer",
        startsAt: NOW,
        clock: { ...PARIS_CLOCK },
      },
      deliveries: { create: { channel: "sms", dueAt: NOW } },
    },
  });
  // By the first name alone: what leads to the visit finds it.
  await tx.outboxMail.create({
    data: {
      id: newId(),
      kind: "visit-entry",
      userId: otherId,
      toAddress: email,
      subject: "Dans votre agenda",
      data: JSON.stringify({ name: MARK, link: `/visites/${visit.id}` }),
      messageId: newId(),
      nextAttemptAt: NOW,
      createdAt: NOW,
    },
  });
  // Its name is shortened: what leads to the notification finds it.
  await tx.outboxMail.create({
    data: {
      id: newId(),
      kind: "notification",
      userId: otherId,
      toAddress: email,
      subject: `Visite avec ${MARK}`,
      data: JSON.stringify({ link: `/notifications/${id}` }),
      messageId: newId(),
      nextAttemptAt: NOW,
      createdAt: NOW,
    },
  });
  await tx.outboxSms.create({
    data: {
      id: newId(),
      userId: otherId,
      toPhone: "+33639980000",
      text: `${MARK} : /notifications/${id}`,
      createdAt: NOW,
    },
  });
  const home = (listingId: string, title: string) => ({
    listingId,
    title,
    what: "published",
    priceCents: 1,
    fromCents: null,
  });
  const { id: listingId } = await tx.property.findFirstOrThrow({
    where: { sellerId: userId, status: "active" },
    select: { id: true },
  });
  const { seq } = await tx.listingEvent.create({
    data: { propertyId: listingId, kind: "published", at: NOW },
    select: { seq: true },
  });
  await tx.searchAlertItem.create({ data: { userId: otherId, eventSeq: seq, createdAt: NOW } });
  for (const items of [
    [home(listingId, MARK)],
    [home(listingId, MARK), home("another", "Une autre maison")],
  ]) {
    const data = { searchId: null, search: "Rennes", items, more: 0, unsubscribeLink: "x" };
    await tx.notification.create({
      data: { ...addressed, id: newId(), kind: "search_alert", event: "alert.found", data },
    });
  }
}
