import { type Transaction, writer } from "../../../platform/db/clients.ts";
import { newToken, tokenHash } from "../../../platform/tokens.ts";
import type { Actor } from "../../../policy/actor.ts";
import { authorize } from "../../../policy/can.ts";

/**
 * Makes the address of the person's calendar, or a new one: the one before leads nowhere any more. Its secret
 * is stored as a hash only: it is given once.
 */
export async function renewFeed(actor: Actor, now = new Date()): Promise<{ token: string }> {
  authorize(actor, "account.change");
  const { userId } = actor;
  const token = newToken();
  const data = { tokenHash: tokenHash(token), createdAt: now };
  await writer().$transaction((tx: Transaction) =>
    tx.calendarFeed.upsert({
      where: { userId },
      create: { userId, ...data },
      update: data,
      select: { userId: true },
    }),
  );
  return { token };
}
