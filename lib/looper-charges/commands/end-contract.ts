import type { Transaction } from "../../platform/db/clients.ts";

/** Ends the agency contract of a looper who goes: what was signed stays as evidence, what was not is deleted. */
export async function endContract(tx: Transaction, looperId: string, now: Date): Promise<void> {
  await tx.agencyContract.deleteMany({ where: { looperId, signedAt: null } });
  await tx.agencyContract.updateMany({
    where: { looperId, signedAt: { not: null }, endedAt: null },
    data: { endedAt: now },
  });
}
