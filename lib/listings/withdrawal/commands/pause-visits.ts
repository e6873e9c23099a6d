import { notify } from "../../../notifications/commands/notify.ts";
import type { Transaction } from "../../../platform/db/clients.ts";
import type { Prisma } from "../../../platform/db/generated/client.ts";
import type { AgreedVisits } from "../../states/rules.ts";
import { endVisitsIn } from "./end-visits.ts";
import { ENDED_VISIT, sideOfVisit } from "./ended-visit.ts";

/**
 * What becomes of the visits of a listing that is paused: requests end, as nobody can ask for one
 * any more; those that were agreed end as well, or are held, and the visitor and a looper who
 * receives are notified of which.
 * @param agreed what the seller chose for those; what is paused without them keeps them
 */
export async function pauseVisitsIn(
  tx: Transaction,
  propertyId: string,
  agreed: AgreedVisits,
  now: Date,
): Promise<void> {
  const ended: Prisma.VisitWhereInput = agreed === "cancel" ? {} : { status: "pending" };
  await endVisitsIn(tx, { propertyId, ...ended }, { reason: "listing_paused" }, now);
  const held = await tx.visit.findMany({
    where: { propertyId, status: "scheduled", startsAt: { gt: now } },
    select: ENDED_VISIT,
  });
  for (const visit of held) {
    await notify(tx, { event: "visit.held", ...sideOfVisit(visit, true) }, now);
    // A seller who receives chose it, or is notified of the pause.
    if (visit.hostId !== visit.property.sellerId) {
      await notify(tx, { event: "visit.held", ...sideOfVisit(visit, false) }, now);
    }
  }
}
