import { unsentBefore } from "../../../documents/attachments.ts";
import { eraseDocumentsIn, removeBytes } from "../../../documents/commands/erase-documents.ts";
import { writer } from "../../../platform/db/clients.ts";
import { DOCUMENT_OF } from "../rules.ts";

/** Deletes the documents that loopers stored for their file and handed in with no paper within a day. */
export async function purgeUnusedPapers(now = new Date()): Promise<void> {
  const unused = {
    kind: { in: Object.values(DOCUMENT_OF) },
    papers: { none: {} },
    createdAt: { lt: unsentBefore(now) },
  };
  const keys = await writer().$transaction((tx) => eraseDocumentsIn(tx, unused, now));
  await removeBytes(keys);
}
