import { openingsOf } from "../../documents/queries/document-openings.ts";
import { reads } from "../../platform/db/read.ts";
import type { AttachmentView, MessageAttachment } from "../views.ts";

/** The documents of some messages by the message, in the order in which they were stored. */
export async function attachmentsOf(
  messageIds: readonly string[],
): Promise<Map<string, AttachmentView[]>> {
  const attachments = new Map<string, AttachmentView[]>();
  if (messageIds.length === 0) return attachments;
  const rows = await reads()
    .selectFrom("StoredDocument as d")
    .select(["d.id", "d.messageId", "d.fileName", "d.bytes"])
    .select((eb) => eb("d.deletedAt", "is not", null).as("isDeleted"))
    .where("d.messageId", "in", messageIds)
    .orderBy("d.createdAt")
    .orderBy("d.id")
    .execute();
  for (const { messageId, isDeleted, ...row } of rows) {
    if (messageId === null) continue;
    const all = attachments.get(messageId) ?? [];
    all.push({ ...row, isDeleted: Boolean(isDeleted) });
    attachments.set(messageId, all);
  }
  return attachments;
}

/**
 * The documents of the messages of a conversation as one of its people sees them: of one's own with who opened
 * them. Of the team, which may after a report, nobody is named.
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
