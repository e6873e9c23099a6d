import { writer } from "../../platform/db/clients.ts";
import { ATTACHMENT, unsentBefore } from "../attachments.ts";
import { eraseDocumentsIn, removeBytes } from "./erase-documents.ts";

/** Deletes the attachments that nobody sent within a day. */
export async function purgeUnsentAttachments(now = new Date()): Promise<void> {
  const unsent = {
    kind: ATTACHMENT,
    messageId: null,
    createdAt: { lt: unsentBefore(now) },
  } as const;
  const keys = await writer().$transaction((tx) => eraseDocumentsIn(tx, unsent, now));
  await removeBytes(keys);
}
