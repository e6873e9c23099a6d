import { type Mail, newMail } from "../../mail/kinds.ts";
import { absoluteUrl } from "../../platform/links.ts";
import { mailLinks } from "../../routes/mail-links.ts";
import { spaceRoutes } from "../../routes/space.ts";
import { notificationText, threadTitle } from "../copy.ts";
import { definitionOf, type NotificationContent } from "../events.ts";
import { isLocked } from "../preferences.ts";
import type { Stopped } from "../unsubscribing/rules.ts";
import { stopToken } from "../unsubscribing/token.ts";

/** A notification that a mail is about, with its content read. */
export interface MailedNotification {
  id: string;
  content: NotificationContent;
}

/** Where a notification is opened: it is read by that, and leads on to what it is about. */
export const notificationLink = (id: string) => absoluteUrl(spaceRoutes.notification(id));

const settingsLink = () => absoluteUrl(spaceRoutes.settingsTab("notifications"));

/** How mails of a kind are stopped. */
function unsubscribeOf(userId: string, what: Stopped) {
  const token = stopToken({ userId, what });
  return {
    link: absoluteUrl(mailLinks.stopMails(token)),
    oneClickLink: absoluteUrl(mailLinks.stopMailsCall(token)),
  };
}

/** How the mails that a notification's is one of are stopped: an alert's link ends that alert alone. */
function stopOf(userId: string, content: NotificationContent) {
  if (content.event === "alert.found") {
    const { unsubscribeLink: link } = content.data;
    return { link, oneClickLink: link };
  }
  const { kind } = definitionOf(content.event);
  return isLocked(kind) ? null : unsubscribeOf(userId, kind);
}

/** The mail of one notification, or of several messages of one thread, the last of which is shown. */
export function notificationMail(
  person: { userId: string; firstName: string },
  notifications: readonly [MailedNotification, ...MailedNotification[]],
): Mail {
  const [{ id, content }] = notifications.slice(-1) as [MailedNotification];
  const { title, lines, action } = notificationText(content);
  const isThread = content.event === "message.received" && notifications.length > 1;
  const { userId, firstName } = person;
  const calendar = "calendar" in content.data ? content.data.calendar : undefined;
  return newMail("notification", {
    firstName,
    title: isThread ? threadTitle(notifications.length, content.data.name) : title,
    lines: [...lines],
    action: { label: action.label, link: notificationLink(id) },
    ...(calendar ? { calendar } : {}),
    settingsLink: settingsLink(),
    unsubscribe: stopOf(userId, content),
  });
}

/** The mail of a digest, the oldest first. */
export function digestMail(
  { userId, firstName }: { userId: string; firstName: string },
  notifications: readonly MailedNotification[],
): Mail {
  return newMail("notification-digest", {
    firstName,
    items: notifications.map(({ id, content }) => {
      const { title, lines } = notificationText(content);
      return { title, lines: [...lines], link: notificationLink(id) };
    }),
    settingsLink: settingsLink(),
    unsubscribe: unsubscribeOf(userId, "all"),
  });
}
