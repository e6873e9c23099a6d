import { notify } from "../../notifications/commands/notify.ts";
import { writer } from "../../platform/db/clients.ts";
import { spaceRoutes } from "../../routes/space.ts";
import { DOCUMENT_LABELS } from "../copy.ts";
import { listExpiring } from "../queries/list-expiring-documents.ts";
import { type DocumentKind, groupOf, reminderDue } from "../rules.ts";

const BATCH = 200;

/** Where the owner of a document renews it. */
function placeOf(kind: DocumentKind, propertyId: string | null): string {
  if (groupOf(kind) === "buyer") return spaceRoutes.buyer.file;
  return propertyId === null ? spaceRoutes.myProperties : spaceRoutes.propertyFiles(propertyId);
}

/**
 * Reminds owners of the documents that end soon, but loopers of their papers (`warnOfPapers`): once for each threshold that a document reaches.
 * @returns how many were reminded of.
 */
export async function remindOfDocuments(now = new Date()): Promise<number> {
  let count = 0;
  let after = "";
  for (;;) {
    const documents = await listExpiring(now, after, BATCH);
    for (const { id, ownerId, kind, propertyId, expiresOn, remindedAt } of documents) {
      const threshold = reminderDue({ expiresOn, remindedAt }, now);
      if (threshold === null) continue;
      count += await writer().$transaction(async (tx) => {
        const moved = await tx.storedDocument.updateMany({
          where: { id, deletedAt: null, expiresOn, remindedAt },
          data: { remindedAt: now },
        });
        if (moved.count === 0) return 0;
        const path = placeOf(kind, propertyId);
        const data = { documentId: id, what: DOCUMENT_LABELS[kind], expiresOn, path };
        const onceKey = `document:${id}:${expiresOn}:${threshold}`;
        await notify(tx, { userId: ownerId, event: "document.expiring", data, onceKey }, now);
        return 1;
      });
    }
    const last = documents.at(-1);
    if (documents.length < BATCH || !last) return count;
    after = last.id;
  }
}
