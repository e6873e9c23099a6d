import type { Transaction } from "../../platform/db/clients.ts";
import { findAgent } from "./find-agent.ts";

/**
 * Before the account of a looper is erased: who they are for the invoices of what is still owed to them. It goes once all
 * is paid (lib/payouts).
 */
export async function retainAgent(tx: Transaction, looperId: string): Promise<void> {
  const earned = await tx.commissionEntry.count({ where: { ambassadorId: looperId } });
  if (earned === 0) {
    await tx.looperBilling.deleteMany({ where: { looperId } });
    return;
  }
  const agent = await findAgent(tx, looperId);
  await tx.looperBilling.upsert({
    where: { looperId },
    create: { looperId, agent },
    update: { agent },
  });
}
