import type { Transaction } from "../../../platform/db/clients.ts";
import { revokeSessionsIn, type WhoseSessions } from "./revoke-session.ts";

/**
 * Ends every session of a person, but the one given, and whatever else was under way into their account: links
 * to a new password, sign-ins that wait for their code, a change of address. The way back to a former address
 * stays: it is the person's own.
 * @returns how many sessions ended.
 */
export async function closeWaysIn(
  tx: Transaction,
  whose: WhoseSessions,
  now: Date,
): Promise<number> {
  const { userId } = whose;
  await tx.emailChange.deleteMany({ where: { userId, restores: false } });
  await tx.oneTimeToken.updateMany({ where: { userId, spentAt: null }, data: { spentAt: now } });
  return revokeSessionsIn(tx, whose, now);
}
