import { isLooperInForce } from "../../listings/commands/is-looper-in-force.ts";
import type { Transaction } from "../../platform/db/clients.ts";

/** Who answers for a listing: its looper where they are in force now, else its seller. */
export async function answererOf(
  tx: Transaction,
  { sellerId, ambassadorId }: { sellerId: string; ambassadorId: string | null },
  now: Date,
): Promise<string> {
  if (ambassadorId === null) return sellerId;
  return (await isLooperInForce(tx, ambassadorId, [now])) ? ambassadorId : sellerId;
}
