import { forgetPayee } from "../../../commissions/commands/forget-payee.ts";
import { writer } from "../../../platform/db/clients.ts";
import { listSettledPayees } from "../queries/list-settled-payees.ts";

/** Forgets loopers whose accounts are erased, once nothing is owed to them. */
export async function purgePayees(): Promise<void> {
  for (const looperId of await listSettledPayees()) {
    await writer().$transaction((tx) => forgetPayee(tx, looperId));
  }
}
