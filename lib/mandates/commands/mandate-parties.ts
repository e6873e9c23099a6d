import type { Transaction } from "../../platform/db/clients.ts";
import type { Party } from "../parties.ts";

/** The parties of a mandate as it was signed, the person with the account or their company first. */
export const mandateParties = (tx: Transaction, mandateNumber: number): Promise<Party[]> =>
  tx.mandateParty.findMany({
    where: { mandateNumber },
    orderBy: { position: "asc" },
    select: { kind: true, name: true, representative: true, email: true, address: true },
  });
