import { openingsOf } from "../../documents/queries/document-openings.ts";
import type { MessageAttachment } from "../views.ts";
import { attachmentsOf } from "./message-attachments.ts";

/**
 * The documents of the messages of a conversation as one of its people sees them: their own with
 * the people who opened them. Of the team, which may open them after a report, nobody is named.
 */
export async function conversationAttachments(
  messages: readonly { id: string; isMine: boolean }[],
  people: readonly string[],
): Promise<Map<string, MessageAttachment[]>> {
  const found = await attachmentsOf(messages.map(({ id }) => id));
  const mine = messages.filter(({ isMine }) => isMine).flatMap(({ id }) => found.get(id) ?? []);
  const openings = await openingsOf(mine.map(({ id }) => id));
  return new Map(
    messages.map(({ id: messageId, isMine }) => [
      messageId,
      (found.get(messageId) ?? []).map((attachment): MessageAttachment => {
        if (!isMine) return { ...attachment, openings: null };
        const { total, latest } = openings.get(attachment.id) ?? { total: 0, latest: [] };
        return {
          ...attachment,
          openings: {
            total,
            latest: latest.map(({ id, userId, name, at }) => ({
              id,
              name: people.includes(userId) ? name : null,
              at,
            })),
          },
        };
      }),
    ]),
  );
}
