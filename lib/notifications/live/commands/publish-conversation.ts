import type { Transaction } from "../../../platform/db/clients.ts";
import { publishEvent } from "./publish-event.ts";

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
