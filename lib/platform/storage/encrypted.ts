import {
  type FileKeys,
  KEY_HEAD_BYTES,
  neededKeyId,
  openFile,
  rewrapFile,
  sealFile,
} from "./sealed-file.ts";
import type { Storage } from "./storage.ts";

/** Files that whoever has the store alone can't read. */
export interface EncryptedStorage extends Omit<Storage, "put" | "head"> {
  /** Writes a file, or another one in its place: whole, or not at all. */
  put(name: string, bytes: Uint8Array): Promise<void>;
  /**
   * The bytes of a file, none of them before all are authenticated; null where there is none.
   * @throws {UnreadableFile}
   */
  get(name: string): Promise<Buffer | null>;
  /**
   * Has a file need the current key alone. Its bytes stay encrypted meanwhile.
   * @returns whether it was written anew: false where it needs no other key, or is not there
   * @throws {UnreadableFile}
   */
  rewrap(name: string): Promise<boolean>;
}

/** Files of a store, encrypted before they reach it. */
export function encryptedStorage(store: Storage, keys: FileKeys): EncryptedStorage {
  return {
    put: (name, bytes) => store.put(name, sealFile(bytes, name, keys)),
    async get(name) {
      const file = await store.get(name);
      return file && openFile(file, name, keys);
    },
    remove: (name) => store.remove(name),
    list: () => store.list(),
    removeDrafts: (before) => store.removeDrafts(before),
    async rewrap(name) {
      const head = await store.head(name, KEY_HEAD_BYTES);
      if (head === null || neededKeyId(head) === keys.current.id) return false;
      const file = await store.get(name);
      if (file === null) return false;
      await store.put(name, rewrapFile(file, name, keys));
      return true;
    },
  };
}
