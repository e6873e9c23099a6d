import { endVisitsIn, type VisitEnding } from "../../listings/withdrawal/commands/end-visits.ts";
import { sideOfVisit } from "../../listings/withdrawal/commands/ended-visit.ts";
import { notify } from "../../notifications/commands/notify.ts";
import type { Transaction } from "../../platform/db/clients.ts";
import { newsTime } from "../rules.ts";
import type { HostedVisit } from "./hosted-visit.ts";

/**
 * Cancels a visit for neither of its sides: the two are notified as of any end of one, and its seller, who looked on where
 * somebody else was to receive, too.
 * @returns false where it changed meanwhile
 */
export async function cancelHostedVisit(
  tx: Transaction,
  visit: HostedVisit,
  { reason, by }: { reason: VisitEnding; by?: { actorId: string; note: string } },
  now: Date,
): Promise<boolean> {
  const { property } = visit;
  const notBefore = newsTime(visit, { isByPerson: by !== undefined }, now);
  const ending = { reason, notBefore, ...(by && { by }) };
  if ((await endVisitsIn(tx, { id: visit.id }, ending, now)) === 0) return false;
  if (visit.hostId === property.sellerId) return true;
  const seen = { ...visit, hostId: property.sellerId, host: property.seller };
  const { userId, data } = sideOfVisit(seen, false);
  await notify(tx, { userId, event: "visit.cancelled", data: { ...data, reason }, notBefore }, now);
  return true;
}
