import { ATTACHMENT, unsentBefore } from "../attachments.ts";
import { purgeDocuments } from "./erase-documents.ts";

/** Deletes the attachments that nobody sent within a day. */
export const purgeUnsentAttachments = (now = new Date()): Promise<void> =>
  purgeDocuments({ kind: ATTACHMENT, messageId: null, createdAt: { lt: unsentBefore(now) } }, now);
