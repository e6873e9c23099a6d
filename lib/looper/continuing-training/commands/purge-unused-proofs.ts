import { unsentBefore } from "../../../documents/attachments.ts";
import { eraseDocumentsIn, removeBytes } from "../../../documents/commands/erase-documents.ts";
import { writer } from "../../../platform/db/clients.ts";

/** Deletes the PDFs that loopers stored to prove a training which they did not declare within a day. */
export async function purgeUnusedProofs(now = new Date()): Promise<void> {
  const unused = {
    kind: "continuing_training",
    training: null,
    createdAt: { lt: unsentBefore(now) },
  } as const;
  const keys = await writer().$transaction((tx) => eraseDocumentsIn(tx, unused, now));
  await removeBytes(keys);
}
