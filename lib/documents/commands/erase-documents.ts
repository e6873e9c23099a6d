import { type Transaction, writer } from "../../platform/db/clients.ts";
import type { Prisma } from "../../platform/db/generated/client.ts";
import { log } from "../../platform/log.ts";
import { documentStorage } from "../../platform/storage/stores.ts";
import { ERASED_FILE_NAME } from "../copy.ts";

/** Marks documents as deleted and closes them to everybody, in the caller's transaction. @returns their bytes' names */
export async function eraseDocumentsIn(
  tx: Transaction,
  where: Prisma.StoredDocumentWhereInput,
  now: Date,
): Promise<string[]> {
  const found = await tx.storedDocument.findMany({
    where: { ...where, deletedAt: null },
    select: { id: true, storageKey: true },
  });
  const ids = found.map(({ id }) => id);
  await tx.documentShare.updateMany({
    where: { documentId: { in: ids }, revokedAt: null },
    data: { revokedAt: now },
  });
  await tx.storedDocument.updateMany({
    where: { id: { in: ids } },
    data: { deletedAt: now, fileName: ERASED_FILE_NAME, expiresOn: null },
  });
  return found.map(({ storageKey }) => storageKey);
}

/** Deletes documents, in a transaction of its own, and then their bytes. */
export async function purgeDocuments(
  where: Prisma.StoredDocumentWhereInput,
  now: Date,
): Promise<void> {
  const keys = await writer().$transaction((tx) => eraseDocumentsIn(tx, where, now));
  await removeBytes(keys);
}

/** Removes bytes whose documents are deleted; what can't be removed now is by the daily job. */
export async function removeBytes(keys: readonly string[]): Promise<void> {
  for (const key of keys) {
    try {
      await documentStorage().remove(key);
    } catch (error) {
      log().error({ err: error }, "the bytes of a deleted document could not be removed");
    }
  }
}
