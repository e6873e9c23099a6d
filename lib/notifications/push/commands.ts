import { DomainError } from "../../kernel/errors.ts";
import { newId } from "../../kernel/ids.ts";
import { type Transaction, writer } from "../../platform/db/clients.ts";
import { env } from "../../platform/env.ts";
import type { Actor } from "../../policy/actor.ts";
import { authorize } from "../../policy/can.ts";
import { isPushKey } from "./keys.ts";
import { isPushEndpoint, MAX_SUBSCRIPTIONS } from "./rules.ts";
import type { PushRenewalInput, PushSubscriptionInput } from "./schemas.ts";

/** Most characters of a browser's name that are stored. */
const MAX_USER_AGENT = 300;

/** @throws {DomainError} push.unknown-service; request.invalid for a key that nothing can be encrypted with */
function checkBrowser({ endpoint, keys }: Pick<PushSubscriptionInput, "endpoint" | "keys">): void {
  if (!isPushEndpoint(endpoint, env().PUSH_HOSTS)) {
    throw new DomainError("push.unknown-service");
  }
  if (!isPushKey(keys.p256dh)) throw new DomainError("request.invalid");
}

/**
 * The row's part that a browser names, in the person's present session: it ends with that.
 * @throws {DomainError} request.signed-out where the session ended meanwhile
 */
async function browserOf(
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

/**
 * Sends push messages to a browser from now on, until the person's present session ends: who was signed in on it
 * before gets none there any more. May be repeated.
 * @throws {DomainError} push.unknown-service for an address that is no known push service's; request.invalid for
 * a key that nothing can be encrypted with
 */
export async function subscribePush(
  subscription: PushSubscriptionInput,
  context: { userAgent: string | null },
  actor: Actor,
  now = new Date(),
): Promise<void> {
  authorize(actor, "account.change");
  checkBrowser(subscription);
  const { userId } = actor;
  const { endpoint } = subscription;
  await writer().$transaction(async (tx) => {
    const data = await browserOf(tx, subscription, actor, context, now);
    await tx.pushSubscription.upsert({
      where: { endpoint },
      create: { id: newId(), createdAt: now, ...data },
      update: data,
    });
    const surplus = await tx.pushSubscription.findMany({
      where: { userId, endpoint: { not: endpoint } },
      orderBy: [{ createdAt: "desc" }, { id: "desc" }],
      skip: MAX_SUBSCRIPTIONS - 1,
      select: { id: true },
    });
    await tx.pushSubscription.deleteMany({ where: { id: { in: surplus.map(({ id }) => id) } } });
  });
}

/**
 * Goes on sending push messages to a browser that the person turned them on in: they signed in anew after their
 * session ran out, or the push service gave the browser another address. Nobody is subscribed by it: where the
 * browser is somebody else's, that one gets none there any more.
 * @param former the address that the browser had; absent where it has it still
 * @throws {DomainError} push.not-subscribed where the browser is not one of the person's; as `subscribePush`
 */
export async function renewPush(
  { former, ...subscription }: PushRenewalInput,
  context: { userAgent: string | null },
  actor: Actor,
  now = new Date(),
): Promise<void> {
  authorize(actor, "account.change");
  checkBrowser(subscription);
  const { endpoint } = subscription;
  const addresses = { endpoint: { in: former === undefined ? [endpoint] : [endpoint, former] } };
  const isOwn = await writer().$transaction(async (tx) => {
    const own = await tx.pushSubscription.findFirst({
      where: { ...addresses, userId: actor.userId },
      select: { id: true },
    });
    // Who knows the addresses is the browser: another person's ends.
    const others = own === null ? addresses : { ...addresses, id: { not: own.id } };
    await tx.pushSubscription.deleteMany({ where: others });
    if (own === null) return false;
    const data = await browserOf(tx, subscription, actor, context, now);
    await tx.pushSubscription.update({ where: { id: own.id }, data });
    return true;
  });
  if (!isOwn) throw new DomainError("push.not-subscribed");
}

/** Sends no more push messages to one of the person's browsers; nothing happens where none are. */
export async function unsubscribePush(
  { endpoint }: { endpoint: string },
  actor: Actor,
): Promise<void> {
  authorize(actor, "account.change");
  await writer().$transaction((tx) =>
    tx.pushSubscription.deleteMany({ where: { endpoint, userId: actor.userId } }),
  );
}
