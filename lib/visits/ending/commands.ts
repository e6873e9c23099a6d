import { endVisitsIn, type VisitEnding } from "../../listings/withdrawal/commands/end-visits.ts";
import { type Transaction, writer } from "../../platform/db/clients.ts";
import { notifySide, publishVisit, readRecord, recordVisitEvent } from "../changes/commands.ts";
import { type Reminder, reminderDue } from "../rules.ts";
import { listLapsed, listToRemind } from "./queries.ts";

/** Visits of one round: the next minute has another. */
const BATCH = 200;

/**
 * Cancels the coming visits of a listing that goes under offer, is paused or withdrawn, in the caller's
 * transaction: both sides of each are told. @returns how many.
 */
export const endVisitsOf = (
  tx: Transaction,
  propertyId: string,
  reason: VisitEnding,
  now: Date,
): Promise<number> => endVisitsIn(tx, { propertyId }, reason, now);

/**
 * Ends the requests that nobody confirmed before they were to begin, each in a transaction of its own, and
 * tells both sides once. @returns how many.
 */
export async function lapseVisits(now = new Date()): Promise<number> {
  let lapsed = 0;
  for (const id of await listLapsed(now, BATCH)) {
    if (await writer().$transaction((tx) => lapseIn(tx, id, now))) lapsed += 1;
  }
  return lapsed;
}

async function lapseIn(tx: Transaction, id: string, now: Date): Promise<boolean> {
  const { count } = await tx.visit.updateMany({
    where: { id, status: "pending", startsAt: { lte: now } },
    // Neither a reason nor who: that is how it is told from one that somebody cancelled.
    data: {
      status: "cancelled",
      cancelledAt: now,
      proposedStartsAt: null,
      proposedEndsAt: null,
      proposedById: null,
      icsSequence: { increment: 1 },
    },
  });
  if (count === 0) return false;
  await recordVisitEvent(tx, { visitId: id, kind: "cancelled", actorId: null }, now);
  const visit = await readRecord(tx, id);
  if (visit === null) return false;
  const news = { event: "visit.lapsed", onceKey: `visit:${id}:lapsed` } as const;
  await notifySide(tx, visit, "visitor", news, now);
  await notifySide(tx, visit, "host", news, now);
  await publishVisit(tx, visit, now);
  return true;
}

/**
 * Reminds both sides of the visits that begin within a day, and within two hours: of each time once, and of
 * one that was agreed late only by the last one. @returns how many visits.
 */
export async function remindOfVisits(now = new Date()): Promise<number> {
  let reminded = 0;
  for (const visit of await listToRemind(now)) {
    const reminder = reminderDue(visit, now);
    if (reminder === null) continue;
    if (await writer().$transaction((tx) => remindIn(tx, visit, reminder, now))) reminded += 1;
    if (reminded === BATCH) break;
  }
  return reminded;
}

async function remindIn(
  tx: Transaction,
  { id, startsAt }: { id: string; startsAt: Date },
  reminder: Reminder,
  now: Date,
): Promise<boolean> {
  const isDay = reminder === "day";
  const { count } = await tx.visit.updateMany({
    where: {
      id,
      status: "scheduled",
      startsAt,
      ...(isDay ? { remindedDayAt: null } : { remindedHoursAt: null }),
    },
    data: isDay ? { remindedDayAt: now } : { remindedDayAt: now, remindedHoursAt: now },
  });
  const visit = count === 0 ? null : await readRecord(tx, id);
  if (visit === null) return false;
  const news = {
    event: isDay ? "visit.reminder-day" : "visit.reminder-hours",
    // Of this time: a visit that is moved is reminded of again.
    onceKey: `visit:${id}:reminder-${reminder}:${startsAt.toISOString()}`,
  } as const;
  await notifySide(tx, visit, "visitor", news, now);
  await notifySide(tx, visit, "host", news, now);
  return true;
}
