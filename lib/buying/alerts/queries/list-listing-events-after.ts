import { fromDbInstant } from "../../../platform/db/instants.ts";
import { reads } from "../../../platform/db/read.ts";
import type { AlertEvent } from "../alert-events.ts";
import { alertKindOf } from "../rules.ts";

/** The events after a place in the history, the oldest first, and which of them alerts report. */
export async function listListingEventsAfter(
  seq: number,
  limit: number,
): Promise<{ last: number; events: AlertEvent[] }> {
  const rows = await reads()
    .selectFrom("ListingEvent as e")
    .innerJoin("Property as p", "p.id", "e.propertyId")
    .select(["e.seq", "e.propertyId", "e.kind", "e.at", "e.fromCents", "e.toCents"])
    .select(["p.sellerId", "p.ambassadorId", "p.status"])
    .where("e.seq", ">", seq)
    .orderBy("e.seq")
    .limit(limit)
    .execute();
  const events = rows.flatMap(({ status, at, ...row }) => {
    const alert = alertKindOf(row);
    return alert === null || status !== "active" ? [] : [{ ...row, at: fromDbInstant(at), alert }];
  });
  return { last: rows.at(-1)?.seq ?? seq, events };
}
