import { isLocked, NOTIFICATION_KINDS, type NotificationKind } from "../preferences.ts";

/** What mails a link stops: those of one line, or all that aren't locked. */
export type Stopped = NotificationKind | "all";

/** What can be stopped. */
export const STOPPED: readonly Stopped[] = [
  ...NOTIFICATION_KINDS.filter((kind) => !isLocked(kind)),
  "all",
];
