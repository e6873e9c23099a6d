import { recordAudit } from "../../../audit/commands/record-audit.ts";
import { newId } from "../../../kernel/ids.ts";
import { type Transaction, writer } from "../../../platform/db/clients.ts";
import type { Origin } from "../../../platform/request.ts";
import { newToken, tokenHash } from "../../../platform/tokens.ts";
import { normalizeUserAgent, sessionExpiry } from "../rules.ts";
import { sessionNetworkKey } from "./session-network-key.ts";

interface NewSession {
  /** Thirty days instead of the browser's session. */
  remember: boolean;
  userAgent: string | null | undefined;
  /** Where it is opened from, where that is known. */
  origin?: Pick<Origin, "network" | "loopback">;
  /** The token the browser came with, whose session ends: none outlives a login. */
  replaces?: string | null;
  /** The person's session in this browser that ends for this one, by its id. */
  continues?: string;
  /** What the session's secret is to be; else it is a new one. */
  token?: string;
}

/** For a person, or for a registration whose address is not confirmed yet. */
type Holder = { userId: string } | { pendingId: string };

/**
 * Ends the session that a browser had. What belongs to it goes on with the next one where that is of the same
 * person, and ends where it is not.
 */
async function replaceSession(
  tx: Transaction,
  former: { id: string } | { tokenHash: string },
  { id: sessionId, userId }: { id: string; userId: string | null },
  now: Date,
): Promise<void> {
  const live = { ...former, revokedAt: null };
  if (userId !== null) {
    await tx.pushSubscription.updateMany({
      where: { userId, session: live },
      data: { sessionId },
    });
  }
  await tx.session.updateMany({ where: live, data: { revokedAt: now } });
}

/**
 * Opens a session in the caller's transaction, and ends the one that the browser had.
 * @returns the token for the cookie: only its hash is stored, so it can't be had again.
 */
export async function openSessionIn(
  tx: Transaction,
  {
    remember,
    userAgent,
    origin,
    replaces,
    continues,
    token = newToken(),
    ...holder
  }: NewSession & Holder,
  now: Date,
): Promise<string> {
  const id = newId();
  await tx.session.create({
    data: {
      id,
      tokenHash: tokenHash(token),
      ...holder,
      remember,
      userAgent: normalizeUserAgent(userAgent),
      networkKey: origin ? sessionNetworkKey(origin) : null,
      createdAt: now,
      lastSeenAt: now,
      expiresAt: sessionExpiry(now, remember),
    },
  });
  const userId = "userId" in holder ? holder.userId : null;
  if (continues !== undefined) await replaceSession(tx, { id: continues }, { id, userId }, now);
  if (replaces) {
    await replaceSession(tx, { tokenHash: tokenHash(replaces) }, { id, userId }, now);
  }
  if (userId !== null) {
    await recordAudit(
      tx,
      {
        action: "account.signed-in",
        subject: { type: "session", id },
        actor: { userId, sessionId: id },
        concernsId: userId,
      },
      now,
    );
  }
  return token;
}

/** `openSessionIn` in a transaction of its own. */
export function openSession(session: NewSession & Holder, now = new Date()): Promise<string> {
  return writer().$transaction((tx) => openSessionIn(tx, session, now));
}
