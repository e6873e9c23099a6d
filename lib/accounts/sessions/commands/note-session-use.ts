import { writer } from "../../../platform/db/clients.ts";
import { isUseDue, sessionExpiry } from "../rules.ts";

/**
 * Notes that a session is used, and puts its end off; at most every five minutes, and never for
 * one that was ended meanwhile.
 */
export async function noteSessionUse(
  session: { sessionId: string; lastSeenAt: Date; remember: boolean },
  now = new Date(),
): Promise<void> {
  const { sessionId, lastSeenAt, remember } = session;
  if (!isUseDue(lastSeenAt, now)) return;
  await writer().$transaction((tx) =>
    tx.session.updateMany({
      where: { id: sessionId, revokedAt: null, expiresAt: { gt: now } },
      data: { lastSeenAt: now, expiresAt: sessionExpiry(now, remember) },
    }),
  );
}
