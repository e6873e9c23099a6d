import type { MailKind } from "../../../mail/kinds.ts";
import type { Transaction } from "../../../platform/db/clients.ts";
import { findNotifiedSubjects } from "./find-notified-subjects.ts";

/** Mails that name other people: those of notifications. */
const NAMING_MAILS: MailKind[] = ["notification", "notification-digest", "visit-entry"];

/** People whose notifications are read at a time. */
const BATCH = 100;

/** Whether data names one of them by its id. */
function isAbout(data: unknown, subjects: ReadonlySet<string>): boolean {
  if (typeof data !== "object" || data === null) return false;
  return Object.values(data).some((value) => typeof value === "string" && subjects.has(value));
}

/** An alert without the homes that are among them; null where it reported nothing else. */
function withoutHomes(data: unknown, subjects: ReadonlySet<string>) {
  const { items, ...alert } = data as { items: Record<string, string | number | null>[] };
  const left = items.filter((item) => !isAbout(item, subjects));
  return left.length === 0 ? null : { ...alert, items: left };
}

/** Takes what is about the person out of what some others were notified of. @returns of which notifications */
async function eraseFromNotifications(
  tx: Transaction,
  people: { userId: { in: string[] } },
  subjects: ReadonlySet<string>,
): Promise<string[]> {
  const found = await tx.notification.findMany({
    where: people,
    select: { id: true, event: true, data: true },
  });
  const about: string[] = [];
  const superfluous: string[] = [];
  for (const { id, event, data } of found) {
    if (isAbout(data, subjects)) superfluous.push(id);
    else if (event === "alert.found") {
      const { items } = data as { items: unknown[] };
      if (!items.some((item) => isAbout(item, subjects))) continue;
      const left = withoutHomes(data, subjects);
      about.push(id);
      if (left === null) superfluous.push(id);
      else await tx.notification.update({ where: { id }, data: { data: left } });
    }
  }
  await tx.notification.deleteMany({ where: { id: { in: superfluous } } });
  return [...about, ...superfluous];
}

/**
 * Empties the mails and deletes the text messages that some others were sent, or are about to be, of what is
 * about the person: those that lead to one of the notifications, or to what they were about, or have one of the
 * names.
 */
async function eraseFromOutboxes(
  tx: Transaction,
  people: { userId: { in: string[] } },
  texts: readonly string[],
): Promise<void> {
  const isNaming = (text: string) => texts.some((each) => text.includes(each));
  const mails = await tx.outboxMail.findMany({
    where: { ...people, kind: { in: NAMING_MAILS } },
    select: { id: true, subject: true, data: true },
  });
  const named = mails.filter(({ subject, data }) => isNaming(subject) || isNaming(data));
  const where = { id: { in: named.map(({ id }) => id) } };
  // One that still waits would carry the name out: what it tells is of somebody who is gone.
  await tx.outboxMail.deleteMany({ where: { ...where, state: "waiting" } });
  // That one left stays known.
  await tx.outboxMail.updateMany({ where, data: { subject: "", data: "" } });
  const messages = await tx.outboxSms.findMany({ where: people, select: { id: true, text: true } });
  const naming = messages.filter(({ text }) => isNaming(text)).map(({ id }) => id);
  await tx.outboxSms.deleteMany({ where: { id: { in: naming } } });
}

/** As JSON has it within a text. */
const inJson = (text: string) => JSON.stringify(text).slice(1, -1);

/**
 * Deletes how the person was notified and of what, and takes them out of what others were, and of what is on
 * its way to those: their name, and what they wrote, stand in it. To be called before anything else of theirs is
 * changed: what tells others of that names nobody.
 */
export async function eraseNotifications(tx: Transaction, userId: string): Promise<void> {
  const mine = { where: { userId } };
  await tx.notification.deleteMany(mine);
  await tx.notificationSettings.deleteMany(mine);
  await tx.notificationPreference.deleteMany(mine);
  await tx.pushSubscription.deleteMany(mine);
  await tx.outboxSms.deleteMany(mine);
  await tx.userEvent.deleteMany(mine);
  const person = await tx.user.findUniqueOrThrow({
    where: { id: userId },
    select: { email: true, firstName: true, lastName: true },
  });
  const { subjects, others, titles } = await findNotifiedSubjects(tx, userId, person.email);
  const names = [`${person.firstName} ${person.lastName}`, ...titles];
  for (let start = 0; start < others.length; start += BATCH) {
    const people = { userId: { in: others.slice(start, start + BATCH) } };
    const about = await eraseFromNotifications(tx, people, subjects);
    const texts = [...about, ...subjects, ...names, ...names.map(inJson)];
    await eraseFromOutboxes(tx, people, texts);
  }
}
