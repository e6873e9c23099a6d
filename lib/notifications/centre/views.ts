import type { NotificationKind } from "../preferences.ts";

/** A notification as its person reads it. */
export interface NotificationView {
  id: string;
  kind: NotificationKind;
  title: string;
  lines: readonly string[];
  /** What opening it leads to. */
  action: string;
  at: Date;
  read: boolean;
}

/** What a list of notifications can be narrowed to. */
export const NOTIFICATION_FILTERS = ["all", "unread"] as const;
export type NotificationFilter = (typeof NOTIFICATION_FILTERS)[number];

/** A page of a person's notifications, the newest first. */
export interface NotificationsView {
  filter: NotificationFilter;
  items: NotificationView[];
  nextCursor: string | null;
  /** At most `UNREAD_BOUND`. */
  unread: number;
}

/** Counts of unread notifications stop here: more are shown as "99+". */
export const UNREAD_BOUND = 100;

/** A count beside the bell. */
export const shownCount = (unread: number) =>
  unread >= UNREAD_BOUND ? `${UNREAD_BOUND - 1}+` : String(unread);
