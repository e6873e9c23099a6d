import type { Transaction } from "../../../platform/db/clients.ts";
import { ERASED_FULL_NAME } from "../rules.ts";
import { findLeadsOf } from "./find-leads-of-person.ts";

/**
 * Removes the person's identity from the leads whose contact they are. To be called while the
 * account still has its name.
 */
export async function eraseLeads(tx: Transaction, userId: string, now: Date): Promise<void> {
  const ids = (await findLeadsOf(tx, userId)).map(({ id }) => id);
  await tx.lead.updateMany({
    where: { id: { in: ids } },
    data: {
      contactName: ERASED_FULL_NAME,
      contactEmail: null,
      contactPhone: null,
      updatedAt: now,
    },
  });
}
