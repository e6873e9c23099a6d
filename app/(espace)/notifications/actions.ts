"use server";

import { userAction } from "@/lib/auth/user-action";
import { readAllNotifications } from "@/lib/notifications/centre/commands/read-all-notifications";
import { readNotification } from "@/lib/notifications/centre/commands/read-notification";
import { seeSubject } from "@/lib/notifications/centre/commands/read-notifications-about";
import {
  allNotificationsSchema,
  notificationSchema,
  seenSchema,
} from "@/lib/notifications/centre/schemas";

export const readNotificationAction = userAction(notificationSchema, (input, actor) =>
  readNotification(input, actor),
);

export const readAllAction = userAction(allNotificationsSchema, (_, actor) =>
  readAllNotifications(actor),
);

/** For the pages of a visit, an offer and a sale: marks the notifications about one as read. */
export const seenAction = userAction(seenSchema, (seen, actor) => seeSubject(seen, actor));
