import { writer } from "../../platform/db/clients.ts";
import { documentKeys } from "../../platform/storage/document-keys.ts";
import { isUnreadableFile } from "../../platform/storage/sealed-file.ts";
import { documentStorage } from "../../platform/storage/stores.ts";
import { isStoredKey } from "../queries/is-stored-key.ts";
import { listStoredFiles } from "../queries/list-stored-files.ts";

const BATCH = 100;

export type Rotation =
  /** The configuration has no former key. */
  | "no-former-key"
  /** No site was started with the present key yet: one that runs would not read what is encrypted for it. */
  | "not-in-use"
  | {
      /** How many files were made to need the present key. */
      rewrapped: number;
      /** How many documents there are. */
      total: number;
      /** Ids of those that neither key opens: they stay as they are. */
      unreadable: string[];
    };

/**
 * Has every document need the present key alone, and forgets the former. Where it is cut, what was done stays done,
 * and the next call does the rest. The site may run meanwhile.
 * @param report hears how many documents were looked at
 */
export async function rotateDocumentKey(report: (done: number) => void): Promise<Rotation> {
  const { current, previous } = documentKeys();
  if (previous === null) return "no-former-key";
  const inUse = await writer().$transaction((tx) =>
    tx.documentKey.count({ where: { id: current.id } }),
  );
  if (inUse === 0) return "not-in-use";
  const store = documentStorage();
  const unreadable: string[] = [];
  let rewrapped = 0;
  let total = 0;
  let after = "";
  for (;;) {
    const files = await listStoredFiles(after, BATCH);
    for (const { id, storageKey } of files) {
      try {
        if (await store.rewrap(storageKey)) rewrapped += 1;
        // Deleted while it was written: the file must not come back.
        if (!(await isStoredKey(storageKey))) await store.remove(storageKey);
      } catch (error) {
        if (!isUnreadableFile(error)) throw error;
        unreadable.push(id);
      }
    }
    total += files.length;
    report(total);
    const last = files.at(-1);
    if (files.length < BATCH || !last) break;
    after = last.id;
  }
  await writer().$transaction((tx) => tx.documentKey.deleteMany({ where: { id: previous.id } }));
  return { rewrapped, total, unreadable };
}
