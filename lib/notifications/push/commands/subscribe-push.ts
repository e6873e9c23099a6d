import { newId } from "../../../kernel/ids.ts";
import { writer } from "../../../platform/db/clients.ts";
import type { Actor } from "../../../policy/actor.ts";
import { authorize } from "../../../policy/can.ts";
import { MAX_SUBSCRIPTIONS } from "../rules.ts";
import type { PushSubscriptionInput } from "../schemas.ts";
import { browserOf, checkBrowser } from "./push-browser.ts";

/**
 * Sends push messages to a browser from now on, until the person's present session ends: a person
 * who was signed in on it before gets none there any more. May be repeated.
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
