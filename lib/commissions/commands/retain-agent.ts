import type { Transaction } from "../../platform/db/clients.ts";
import { findAgent } from "./find-agent.ts";
import { forgetPayee } from "./forget-payee.ts";

/** What a looper earned and was not paid; what waits for an invoice included. */
async function owedTo(tx: Transaction, looperId: string): Promise<number> {
  const earned = await tx.commissionEntry.aggregate({
    where: { ambassadorId: looperId },
    _sum: { amountCents: true },
  });
  const paid = await tx.payout.aggregate({
    where: { looperId, outcome: "paid" },
    _sum: { amountCents: true },
  });
  return (earned._sum.amountCents ?? 0) - (paid._sum.amountCents ?? 0);
}

/**
 * Before the account of a looper is erased: who they are for the invoices of what is still owed to them, and where it is
 * paid to, stays until it is (lib/payouts). What they wrote about lines of their statements goes.
 */
export async function retainAgent(tx: Transaction, looperId: string): Promise<void> {
  await tx.lineContest.updateMany({
    where: { entry: { ambassadorId: looperId } },
    data: { text: "…" },
  });
  await tx.lineContest.updateMany({
    where: { entry: { ambassadorId: looperId }, reply: { not: null } },
    data: { reply: "…" },
  });
  if ((await owedTo(tx, looperId)) <= 0) {
    await forgetPayee(tx, looperId);
    return;
  }
  const agent = await findAgent(tx, looperId);
  await tx.looperBilling.upsert({
    where: { looperId },
    create: { looperId, agent },
    update: { agent },
  });
}
