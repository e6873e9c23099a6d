import { civilDay, TIME_ZONE } from "../kernel/time.ts";
import type { NotificationEvent } from "./events.ts";

/** The `onceKey` of an event that reaches a person at most once a civil day (Europe/Paris) about the same thing. */
export const dailyKey = (event: NotificationEvent, subjectId: string, now: Date): string =>
  `${event}:${subjectId}:${civilDay(now, TIME_ZONE)}`;
