import { DomainError } from "../../../kernel/errors.ts";
import { writer } from "../../../platform/db/clients.ts";
import type { Actor } from "../../../policy/actor.ts";
import { authorize } from "../../../policy/can.ts";
import type { PushRenewalInput } from "../schemas.ts";
import { browserOf, checkBrowser } from "./push-browser.ts";

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
    // It is the browser that knows the addresses: another person's subscription ends.
    const others = own === null ? addresses : { ...addresses, id: { not: own.id } };
    await tx.pushSubscription.deleteMany({ where: others });
    if (own === null) return false;
    const data = await browserOf(tx, subscription, actor, context, now);
    await tx.pushSubscription.update({ where: { id: own.id }, data });
    return true;
  });
  if (!isOwn) throw new DomainError("push.not-subscribed");
}
