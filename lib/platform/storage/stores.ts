import { env } from "../env.ts";
import { diskStorage } from "./disk.ts";
import { documentKeys } from "./document-keys.ts";
import { type EncryptedStorage, encryptedStorage } from "./encrypted.ts";
import type { Storage } from "./storage.ts";

/** Public pictures, and what is being received and written. */
export type StorageName = "media" | "uploads";

/** The store of that name, as the configuration says. */
export function storageOf(name: StorageName): Storage {
  const { MEDIA_DIR, UPLOAD_DIR } = env();
  return diskStorage(name === "media" ? MEDIA_DIR : UPLOAD_DIR);
}

/** The store of private documents, which no address leads to and which nobody reads without their key. */
export function documentStorage(): EncryptedStorage {
  return encryptedStorage(diskStorage(env().DOCUMENT_DIR), documentKeys());
}
