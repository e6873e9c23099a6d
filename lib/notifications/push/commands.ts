import { DomainError } from "../../kernel/errors.ts";
import { newId } from "../../kernel/ids.ts";
import { writer } from "../../platform/db/clients.ts";
import { env } from "../../platform/env.ts";
import type { Actor } from "../../policy/actor.ts";
import { authorize } from "../../policy/can.ts";
import { isPushKey } from "./keys.ts";
import { isPushEndpoint, MAX_SUBSCRIPTIONS } from "./rules.ts";
import type { PushSubscriptionInput } from "./schemas.ts";

/** Most characters of a browser's name that are stored. */
const MAX_USER_AGENT = 300;

/**
 * Sends push messages to a browser from now on, as its present owner: who was signed in on it before gets
 * none there any more. May be repeated.
 * @throws {DomainError} request.invalid for an address that is no known push service's, or a key that
 * nothing can be encrypted with
 */
export async function subscribePush(
  { endpoint, keys: { p256dh, auth } }: PushSubscriptionInput,
  { userAgent }: { userAgent: string | null },
  actor: Actor,
  now = new Date(),
): Promise<void> {
  authorize(actor, "account.change");
  if (!isPushEndpoint(endpoint, env().PUSH_HOSTS)) {
    throw new DomainError("push.unknown-service");
  }
  if (!isPushKey(p256dh)) throw new DomainError("request.invalid");
  const { userId } = actor;
  const data = { userId, p256dh, auth, userAgent: userAgent?.slice(0, MAX_USER_AGENT) ?? null };
  await writer().$transaction(async (tx) => {
    await tx.pushSubscription.upsert({
      where: { endpoint },
      create: { id: newId(), endpoint, createdAt: now, ...data },
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
