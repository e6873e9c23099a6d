import { emptyLeads } from "../../../leads/commands/empty-leads.ts";
import type { Transaction } from "../../../platform/db/clients.ts";
import { ERASED_FULL_NAME } from "../rules.ts";
import { findLeadsOf } from "./find-leads-of-person.ts";

/**
 * Removes the person's identity from the leads whose contact they are, and what they noted of those they had. To be
 * called while the account still has its name.
 */
export async function eraseLeads(tx: Transaction, userId: string, now: Date): Promise<void> {
  const ids = (await findLeadsOf(tx, userId)).map(({ id }) => id);
  await emptyLeads(tx, ids, ERASED_FULL_NAME, now);
  await tx.lead.updateMany({ where: { ambassadorId: userId }, data: { note: null } });
}
