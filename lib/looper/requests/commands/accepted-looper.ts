import { isLooperInForce } from "../../../listings/commands/is-looper-in-force.ts";
import type { Transaction } from "../../../platform/db/clients.ts";

/**
 * The looper who accepted to take care of a revision's home and still is one in force, for the
 * person who publishes it; null where there is none.
 */
export async function acceptedLooperIn(
  tx: Transaction,
  revisionId: string,
  now: Date,
): Promise<string | null> {
  const found = await tx.looperRequest.findFirst({
    where: { revisionId, status: "accepted" },
    orderBy: { decidedAt: "desc" },
    select: { ambassadorId: true },
  });
  if (!found || !(await isLooperInForce(tx, found.ambassadorId, [now]))) return null;
  return found.ambassadorId;
}
