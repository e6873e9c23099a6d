import type { Transaction } from "../../platform/db/clients.ts";
import { toDbInstant } from "../../platform/db/instants.ts";
import type { Solution } from "../rules.ts";

/**
 * Writes down what a challenge was used for, unless it is written already: one statement where
 * Prisma's own makes three of it, on the way of every subscription.
 * @returns whether it is, or was, for this.
 */
export async function claimChallenge(
  tx: Transaction,
  { signature, expiresAt }: Solution,
  spentFor: string,
  now: Date,
): Promise<boolean> {
  const written = await tx.$executeRaw`
    INSERT INTO "SpentChallenge" ("signature", "spentFor", "spentAt", "expiresAt")
    VALUES (${signature}, ${spentFor}, ${toDbInstant(now)}, ${toDbInstant(expiresAt)})
    ON CONFLICT DO NOTHING`;
  if (written === 1) return true;
  const row = await tx.spentChallenge.findUnique({ where: { signature } });
  return row?.spentFor === spentFor;
}
