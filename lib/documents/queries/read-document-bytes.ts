import { log } from "../../platform/log.ts";
import { isUnreadableFile } from "../../platform/storage/sealed-file.ts";
import { documentStorage } from "../../platform/storage/stores.ts";

/**
 * The bytes of a document, whole and as they were sent; null where they are lost or altered, which the log says.
 * Whoever calls has checked who asks.
 */
export async function readDocumentBytes(document: {
  id: string;
  storageKey: string;
}): Promise<Buffer | null> {
  const { id, storageKey } = document;
  try {
    const bytes = await documentStorage().get(storageKey);
    if (bytes === null) log().error({ id }, "the bytes of a document are missing");
    return bytes;
  } catch (error) {
    if (!isUnreadableFile(error)) throw error;
    log().error({ id, reason: error.message }, "the bytes of a document can't be read");
    return null;
  }
}
