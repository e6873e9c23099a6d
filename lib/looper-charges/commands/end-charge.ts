import { revokeSharesOfHome } from "../../documents/commands/revoke-share.ts";
import type { Transaction } from "../../platform/db/clients.ts";
import type { Actor } from "../../policy/actor.ts";

/** A home and the looper who takes care of it. */
export interface Charge {
  propertyId: string;
  sellerId: string;
  looperId: string;
}

/**
 * Ends a looper's charge of a home, whoever ends it: it has no looper, and its papers that were opened to them are
 * closed. Visits are another matter: what is planned stays with its host where the seller ends it.
 * @returns whether it was theirs
 */
export async function endChargeIn(
  tx: Transaction,
  { propertyId, sellerId, looperId }: Charge,
  actor: Actor | null,
  now: Date,
): Promise<boolean> {
  const where = { id: propertyId, ambassadorId: looperId };
  const { count } = await tx.property.updateMany({ where, data: { ambassadorId: null } });
  if (count === 0) return false;
  await revokeSharesOfHome(tx, { propertyId, ownerId: sellerId, userId: looperId }, actor, now);
  return true;
}
