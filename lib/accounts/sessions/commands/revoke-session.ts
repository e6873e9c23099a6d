import type { Transaction } from "../../../platform/db/clients.ts";

/**
 * Ends a session of a person in the caller's transaction; nothing happens to one of somebody else.
 * @returns whether one ended.
 */
export async function revokeSessionIn(
  tx: Transaction,
  { userId, sessionId }: { userId: string; sessionId: string },
  now: Date,
): Promise<boolean> {
  const { count } = await tx.session.updateMany({
    where: { id: sessionId, userId, revokedAt: null, expiresAt: { gt: now } },
    data: { revokedAt: now },
  });
  return count > 0;
}

export interface WhoseSessions {
  userId: string;
  /** The session that stays. */
  except?: string | null;
}

/**
 * Ends every session of a person, but the one given, in the caller's transaction.
 * @returns how many ended.
 */
export async function revokeSessionsIn(
  tx: Transaction,
  { userId, except = null }: WhoseSessions,
  now: Date,
): Promise<number> {
  const { count } = await tx.session.updateMany({
    where: { userId, revokedAt: null, ...(except === null ? {} : { id: { not: except } }) },
    data: { revokedAt: now },
  });
  return count;
}
