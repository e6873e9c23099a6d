import { unsentBefore } from "../../../documents/attachments.ts";
import { purgeDocuments } from "../../../documents/commands/erase-documents.ts";
import { DOCUMENT_OF } from "../rules.ts";

/** Deletes the documents that loopers stored for their file and handed in with no paper within a day. */
export const purgeUnusedPapers = (now = new Date()): Promise<void> =>
  purgeDocuments(
    {
      kind: { in: Object.values(DOCUMENT_OF) },
      papers: { none: {} },
      createdAt: { lt: unsentBefore(now) },
    },
    now,
  );
