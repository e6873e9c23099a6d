import { writer } from "../../../platform/db/clients.ts";
import type { Origin } from "../../../platform/request.ts";
import { isUseDue, sessionExpiry } from "../rules.ts";
import { sessionNetworkKey } from "./session-network-key.ts";

/**
 * Notes that a session is used, from which network, and puts its end off; at most every five minutes, and never for
 * one that was ended meanwhile.
 * @param origin where the request comes from; without one the session's network stays what it was
 */
export async function noteSessionUse(
  session: { sessionId: string; lastSeenAt: Date; remember: boolean },
  now = new Date(),
  origin: Pick<Origin, "network" | "loopback"> | null = null,
): Promise<void> {
  const { sessionId, lastSeenAt, remember } = session;
  if (!isUseDue(lastSeenAt, now)) return;
  await writer().$transaction((tx) =>
    tx.session.updateMany({
      where: { id: sessionId, revokedAt: null, expiresAt: { gt: now } },
      data: {
        ...{ lastSeenAt: now, expiresAt: sessionExpiry(now, remember) },
        ...(origin && { networkKey: sessionNetworkKey(origin) }),
      },
    }),
  );
}
