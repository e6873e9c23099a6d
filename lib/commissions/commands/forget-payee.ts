import type { Transaction } from "../../platform/db/clients.ts";

/**
 * Of a looper whose account is erased and to whom nothing is owed: who they were and where they were paid to goes. What
 * was paid stays, and their invoices as they were issued, for as long as the law wants.
 */
export async function forgetPayee(tx: Transaction, looperId: string): Promise<void> {
  await tx.looperBilling.deleteMany({ where: { looperId } });
  await tx.payoutAccount.deleteMany({ where: { looperId, payouts: { none: {} } } });
  await tx.payoutAccount.updateMany({
    where: { looperId },
    data: { ibanSealed: "", holder: "Titulaire effacé" },
  });
}
