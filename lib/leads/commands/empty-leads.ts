import type { Transaction } from "../../platform/db/clients.ts";
import { HELD } from "../rules.ts";
import { OPEN_LEAD_STATUSES } from "../states.ts";

/**
 * Removes from leads who their person is, for that person asked to be erased: those that are open are closed by that, and
 * an offer that nobody has answered is as if it had not been made.
 * @param contactName what stands where the name did
 */
export async function emptyLeads(
  tx: Transaction,
  ids: readonly string[],
  contactName: string,
  now: Date,
): Promise<void> {
  const those = { id: { in: [...ids] } };
  await tx.leadOffer.deleteMany({ where: { leadId: { in: [...ids] }, endedAt: null } });
  await tx.lead.updateMany({
    where: { ...those, status: { in: [...OPEN_LEAD_STATUSES] } },
    data: { status: "lost", closeReason: "erased", ...HELD },
  });
  await tx.lead.updateMany({
    where: those,
    data: {
      ...{ contactName, contactEmail: null, contactPhone: null, note: null },
      ...{ dwellingHash: null, address: null, postalCode: null },
      updatedAt: now,
    },
  });
}
