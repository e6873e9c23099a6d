import { unsentBefore } from "../../../documents/attachments.ts";
import { purgeDocuments } from "../../../documents/commands/erase-documents.ts";

/** Deletes the PDFs that loopers stored to prove a training which they did not declare within a day. */
export const purgeUnusedProofs = (now = new Date()): Promise<void> =>
  purgeDocuments(
    { kind: "continuing_training", training: null, createdAt: { lt: unsentBefore(now) } },
    now,
  );
