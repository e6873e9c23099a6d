import { type Transaction, writer } from "../../platform/db/clients.ts";
import { listToRemind } from "../queries/list-visits-to-remind.ts";
import { VISITS_A_ROUND } from "../rounds.ts";
import { type Reminder, reminderDue } from "../rules.ts";
import { notifySide } from "./notify-visit-side.ts";
import { readRecord } from "./visit-record.ts";

/**
 * Reminds both sides of the visits that begin within a day, and within two hours: of each time once, and of
 * one that was agreed late only by the last one. @returns how many visits.
 */
export async function remindOfVisits(now = new Date()): Promise<number> {
  let reminded = 0;
  for (const visit of await listToRemind(now)) {
    const reminder = reminderDue(visit, now, visit.zone);
    if (reminder === null) continue;
    if (await writer().$transaction((tx) => remindIn(tx, visit, reminder, now))) reminded += 1;
    if (reminded === VISITS_A_ROUND) break;
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
