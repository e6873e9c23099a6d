import { type Transaction, writer } from "../../../platform/db/clients.ts";
import type { Actor } from "../../../policy/actor.ts";
import { authorize } from "../../../policy/can.ts";

/** Stops the person's calendar: its address leads nowhere any more. */
export async function stopFeed(actor: Actor): Promise<void> {
  authorize(actor, "account.change");
  const { userId } = actor;
  await writer().$transaction((tx: Transaction) =>
    tx.calendarFeed.deleteMany({ where: { userId } }),
  );
}
