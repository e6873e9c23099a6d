import { writer } from "../../../platform/db/clients.ts";
import type { Actor } from "../../../policy/actor.ts";
import { authorize } from "../../../policy/can.ts";

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
