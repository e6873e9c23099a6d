import { daysBefore } from "../../kernel/time.ts";
import { writer } from "../../platform/db/clients.ts";

/** Days for which a session that is over is still named in its person's journal. */
const ENDED_SESSIONS_DAYS = 90;

/**
 * Deletes registrations that were never confirmed, the secrets that are of no use any more, and
 * sessions that ended three months ago.
 */
export async function deleteExpired(now = new Date()): Promise<void> {
  const lte = daysBefore(now, ENDED_SESSIONS_DAYS);
  await writer().$transaction(async (tx) => {
    await tx.pendingRegistration.deleteMany({ where: { expiresAt: { lte: now } } });
    await tx.pendingMessage.deleteMany({ where: { expiresAt: { lte: now } } });
    await tx.oneTimeToken.deleteMany({ where: { expiresAt: { lte: now } } });
    await tx.emailChange.deleteMany({ where: { expiresAt: { lte: now } } });
    await tx.session.deleteMany({
      where: { OR: [{ expiresAt: { lte } }, { revokedAt: { lte } }] },
    });
  });
}
