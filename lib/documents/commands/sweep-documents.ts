import { DAY_MS } from "../../kernel/time.ts";
import { documentStorage } from "../../platform/storage/stores.ts";
import { isStoredKey } from "../queries/is-stored-key.ts";

/** Bytes of a document that is being stored have no row yet. */
const SWEEP_AFTER_MS = DAY_MS;

/**
 * Removes bytes that belong to no document: of an upload that was cut half-way by the end of the process,
 * or of a document whose bytes could not be removed at once. @returns how many files.
 */
export async function sweepDocuments(now = new Date()): Promise<number> {
  const store = documentStorage();
  const before = new Date(now.getTime() - SWEEP_AFTER_MS);
  let removed = await store.removeDrafts(before);
  for await (const { name, modifiedAt } of store.list()) {
    if (modifiedAt >= before || (await isStoredKey(name))) continue;
    await store.remove(name);
    removed += 1;
  }
  return removed;
}
