import { reads } from "../../platform/db/read.ts";
import type { AttachmentView } from "../views.ts";

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
