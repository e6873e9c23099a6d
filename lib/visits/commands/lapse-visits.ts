import { type Transaction, writer } from "../../platform/db/clients.ts";
import { listLapsed } from "../queries/list-lapsed-visits.ts";
import { VISITS_A_ROUND } from "../rounds.ts";
import { recordVisitEvent } from "./change-visit.ts";
import { notifySide } from "./notify-visit-side.ts";
import { publishVisit } from "./publish-visit.ts";
import { readRecord } from "./visit-record.ts";

/**
 * Ends the requests that nobody confirmed before they were to begin, each in a transaction of its own, and
 * tells both sides once. @returns how many.
 */
export async function lapseVisits(now = new Date()): Promise<number> {
  let lapsed = 0;
  for (const id of await listLapsed(now, VISITS_A_ROUND)) {
    if (await writer().$transaction((tx) => lapseIn(tx, id, now))) lapsed += 1;
  }
  return lapsed;
}

async function lapseIn(tx: Transaction, id: string, now: Date): Promise<boolean> {
  const { count } = await tx.visit.updateMany({
    where: { id, status: "pending", startsAt: { lte: now } },
    // Neither a reason nor a person: that is how it differs from one that somebody cancelled.
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
