import { type NewNotification, notify } from "../../notifications/commands/notify.ts";
import type { Transaction } from "../../platform/db/clients.ts";
import { otherSide, type VisitSide } from "../rules.ts";
import { dueCalendarEntry } from "./due-calendar-entry.ts";
import { sendOwnEntry } from "./send-own-entry.ts";
import { clockOnSide, hostViewpoint, userOnSide, type VisitRecord } from "./visit-record.ts";

type VisitNews =
  | { event: "visit.requested" | "visit.declined" | "visit.lapsed" | "visit.feedback-requested" }
  | { event: "visit.reminder-day" | "visit.reminder-hours" }
  | { event: "visit.confirmed" | "visit.moved" }
  | { event: "visit.proposed"; proposedAt: Date }
  | { event: "visit.cancelled"; reason: string }
  | { event: "visit.feedback-given"; rating: number };

/** Events whose mail carries the calendar entry that is due, where one is. */
const CARRIERS: ReadonlySet<VisitNews["event"]> = new Set([
  "visit.confirmed",
  "visit.moved",
  "visit.cancelled",
  "visit.lapsed",
]);

/** Notifies one side of a visit, with the calendar entry that is due to it. */
export async function notifySide(
  tx: Transaction,
  visit: VisitRecord,
  side: VisitSide,
  { onceKey, ...news }: VisitNews & { onceKey?: string },
  now: Date,
): Promise<void> {
  const { event, ...more } = news;
  const base = {
    visitId: visit.id,
    title: visit.property.title,
    name: side === "visitor" ? visit.host.firstName : visit.visitorName,
    viewpoint: side === "visitor" ? "buyer" : hostViewpoint(visit),
    startsAt: visit.startsAt,
    clock: clockOnSide(visit, side),
  };
  const userId = userOnSide(visit, side);
  const calendar = CARRIERS.has(event) ? await dueCalendarEntry(tx, visit, side, now) : null;
  const data = { ...base, ...more, ...(calendar && { calendar }) };
  await notify(
    tx,
    { userId, event, data, ...(onceKey === undefined ? {} : { onceKey }) } as NewNotification,
    now,
  );
}

/** Notifies the side that did not do it; the calendars of both hear of it where it concerns them. */
export async function notifyOther(
  tx: Transaction,
  visit: VisitRecord,
  by: VisitSide,
  news: VisitNews,
  now: Date,
): Promise<void> {
  await notifySide(tx, visit, otherSide(by), news, now);
  if (CARRIERS.has(news.event)) await sendOwnEntry(tx, visit, by, now);
}
