import { eraseDocumentsIn, removeBytes } from "../../documents/commands/erase-documents.ts";
import { endedBefore } from "../../kernel/retention.ts";
import { writer } from "../../platform/db/clients.ts";
import { listOverConversations } from "../queries/list-over-conversations.ts";

const BATCH = 50;

/**
 * Deletes the conversations that are over for five years, with their attachments.
 * @returns how many
 */
export async function purgeConversations(now = new Date()): Promise<number> {
  let deleted = 0;
  for (;;) {
    const listed = await listOverConversations(now, BATCH);
    if (listed.length === 0) return deleted;
    const { keys, count } = await writer().$transaction(async (tx) => {
      const still = await tx.conversation.findMany({
        where: {
          id: { in: listed },
          lastMessageAt: { lt: endedBefore("dealings", now) },
          reports: { none: {} },
        },
        select: { id: true },
      });
      const ids = { in: still.map(({ id }) => id) };
      const attached = { message: { conversationId: ids } };
      const bytes = await eraseDocumentsIn(tx, attached, now);
      // Who opened what stays known; the message that it came with goes.
      await tx.storedDocument.updateMany({ where: attached, data: { messageId: null } });
      await tx.message.deleteMany({ where: { conversationId: ids } });
      await tx.conversation.deleteMany({ where: { id: ids } });
      return { keys: bytes, count: still.length };
    });
    await removeBytes(keys);
    if (count === 0) return deleted;
    deleted += count;
  }
}
