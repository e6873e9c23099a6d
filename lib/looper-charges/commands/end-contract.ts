import type { Transaction } from "../../platform/db/clients.ts";
import { contractInForce } from "../contract-in-force.ts";

/** Ends the agency contract of a looper who goes: what was signed stays as evidence, what was not is deleted. */
export async function endContract(tx: Transaction, looperId: string, now: Date): Promise<void> {
  await tx.agencyContract.deleteMany({ where: { looperId, signedAt: null } });
  await tx.agencyContract.updateMany({
    where: contractInForce(looperId),
    data: { endedAt: now },
  });
}
