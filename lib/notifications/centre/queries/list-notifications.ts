import { pageOf, placeAfter } from "../../../kernel/keyset.ts";
import { fromDbInstant } from "../../../platform/db/instants.ts";
import { latestFirstToTheMillisecond, rowsAfter } from "../../../platform/db/keyset.ts";
import { reads } from "../../../platform/db/read.ts";
import type { Actor } from "../../../policy/actor.ts";
import { authorize } from "../../../policy/can.ts";
import { notificationText } from "../../copy.ts";
import { parseEvent } from "../../events.ts";
import {
  NOTIFICATION_FILTERS,
  type NotificationFilter,
  type NotificationsView,
  type NotificationView,
} from "../views.ts";
import { countUnreadNotifications } from "./count-unread-notifications.ts";

const PAGE_LENGTH = 20;

function notificationsOf(userId: string, filter: NotificationFilter) {
  const all = reads()
    .selectFrom("Notification as n")
    .select(["n.id", "n.kind", "n.event", "n.data", "n.createdAt", "n.readAt"])
    .select((eb) => [
      eb.lit(0).as("rank"),
      latestFirstToTheMillisecond(eb.ref("n.createdAt")).as("at"),
    ])
    .where("n.userId", "=", userId);
  return filter === "unread" ? all.where("n.readAt", "is", null) : all;
}

type NotificationRow = Awaited<ReturnType<ReturnType<typeof notificationsOf>["execute"]>>[number];

/** None where another version of the site wrote it, and this one can't read it. */
function viewOf(row: NotificationRow): NotificationView[] {
  try {
    const { title, lines, action } = notificationText(parseEvent(row.event, JSON.parse(row.data)));
    const { id, kind } = row;
    const at = fromDbInstant(row.createdAt);
    return [{ id, kind, title, lines, action: action.label, at, read: row.readAt !== null }];
  } catch {
    return [];
  }
}

/** The person's notifications, the newest first: all, or those that are unread. */
export async function listNotifications(
  actor: Actor,
  { filter: wanted, after }: { filter?: unknown; after?: unknown } = {},
): Promise<NotificationsView> {
  authorize(actor, "account.read");
  const filter = NOTIFICATION_FILTERS.find((each) => each === wanted) ?? "all";
  const list = notificationsOf(actor.userId, filter);
  const rows = await rowsAfter(list, placeAfter(after), PAGE_LENGTH + 1).execute();
  const { page, nextCursor } = pageOf(rows, PAGE_LENGTH);
  const unread = await countUnreadNotifications(actor);
  return { filter, items: page.flatMap(viewOf), nextCursor, unread };
}
