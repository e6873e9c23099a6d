import { writer } from "../../platform/db/clients.ts";
import { env } from "../../platform/env.ts";
import { EnvironmentError } from "../../platform/env-schema.ts";
import { documentKeys } from "../../platform/storage/document-keys.ts";

/**
 * Compares the configuration's key of documents with those that the database's documents need, before anything is
 * written with it: the first key, and one that comes with the former, are noted. Without a key, outside production,
 * nothing is.
 * @returns whether documents may still need the former key
 * @throws {EnvironmentError} where a key that they need is missing; nothing was changed
 */
export async function claimDocumentKey(now = new Date()): Promise<{ isRotating: boolean }> {
  const { current, previous } = documentKeys();
  return writer().$transaction(async (tx) => {
    const needed = (await tx.documentKey.findMany()).map(({ id }) => id);
    const missing = needed.find((id) => id !== current.id && id !== previous?.id);
    if (missing !== undefined) {
      throw new EnvironmentError(
        `DOCUMENT_KEY is not the key that this database's documents are encrypted with (${missing}): set it to that one, or set DOCUMENT_KEY_PREVIOUS to it.`,
      );
    }
    if (env().DOCUMENT_KEY !== undefined && !needed.includes(current.id)) {
      await tx.documentKey.create({ data: { id: current.id, firstUsedAt: now } });
    }
    return { isRotating: previous !== null && needed.includes(previous.id) };
  });
}
