import { type Transaction, writer } from "../../platform/db/clients.ts";
import type { LiveEvent } from "./events.ts";
import { EVENT_RETENTION_MS } from "./rules.ts";

/** Tells the open pages of a person of a change, once the caller's transaction is committed. */
export async function publishEvent(
  tx: Transaction,
  userId: string,
  { kind, data }: LiveEvent,
  now: Date,
): Promise<void> {
  await tx.userEvent.create({ data: { userId, kind, data, at: now }, select: { seq: true } });
}

/** Has the open pages of some people show anew a conversation that changed otherwise than by a message. */
export async function publishConversation(
  tx: Transaction,
  people: readonly string[],
  conversationId: string,
  now: Date,
): Promise<void> {
  const data = { conversationId, messageId: null };
  for (const userId of people) await publishEvent(tx, userId, { kind: "message", data }, now);
}

/** Deletes the events that no page catches up with any more. */
export async function purgeEvents(now = new Date()): Promise<void> {
  const lt = new Date(now.getTime() - EVENT_RETENTION_MS);
  await writer().$transaction((tx) => tx.userEvent.deleteMany({ where: { at: { lt } } }));
}
