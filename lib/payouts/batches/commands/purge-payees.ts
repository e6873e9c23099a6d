import { writer } from "../../../platform/db/clients.ts";
import { listSettledPayees } from "../queries/list-settled-payees.ts";

/**
 * Of loopers whose accounts are erased, once nothing is owed to them: who they were and where they were paid to goes.
 * Their invoices stay as they were issued, for as long as the law wants.
 */
export async function purgePayees(): Promise<void> {
  for (const looperId of await listSettledPayees()) {
    await writer().$transaction(async (tx) => {
      await tx.looperBilling.deleteMany({ where: { looperId } });
      await tx.payoutAccount.deleteMany({ where: { looperId, payouts: { none: {} } } });
      await tx.payoutAccount.updateMany({
        where: { looperId },
        data: { ibanSealed: "", holder: "Titulaire effacé" },
      });
    });
  }
}
