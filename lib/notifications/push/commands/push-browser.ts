import { DomainError } from "../../../kernel/errors.ts";
import type { Transaction } from "../../../platform/db/clients.ts";
import { env } from "../../../platform/env.ts";
import type { Actor } from "../../../policy/actor.ts";
import { isPushKey } from "../keys.ts";
import { isPushEndpoint } from "../rules.ts";
import type { PushSubscriptionInput } from "../schemas.ts";

/** Most characters of a browser's name that are stored. */
const MAX_USER_AGENT = 300;

/** @throws {DomainError} push.unknown-service; request.invalid for a key that nothing can be encrypted with */
export function checkBrowser({
  endpoint,
  keys,
}: Pick<PushSubscriptionInput, "endpoint" | "keys">): void {
  if (!isPushEndpoint(endpoint, env().PUSH_HOSTS)) {
    throw new DomainError("push.unknown-service");
  }
  if (!isPushKey(keys.p256dh)) throw new DomainError("request.invalid");
}

/**
 * The row's part that a browser names, in the person's present session: it ends with that.
 * @throws {DomainError} request.signed-out where the session ended meanwhile
 */
export async function browserOf(
  tx: Transaction,
  { endpoint, keys: { p256dh, auth } }: Pick<PushSubscriptionInput, "endpoint" | "keys">,
  { userId, sessionId }: Actor,
  { userAgent }: { userAgent: string | null },
  now: Date,
) {
  const isLive = await tx.session.count({
    where: { id: sessionId, userId, revokedAt: null, expiresAt: { gt: now } },
  });
  if (isLive === 0) throw new DomainError("request.signed-out");
  const name = userAgent?.slice(0, MAX_USER_AGENT) ?? null;
  return { userId, sessionId, endpoint, p256dh, auth, userAgent: name };
}
