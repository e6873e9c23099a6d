import { env } from "../env.ts";
import { diskStorage } from "./disk.ts";
import { documentKeys } from "./document-keys.ts";
import { type EncryptedStorage, encryptedStorage } from "./encrypted.ts";
import { type Bucket, s3Storage } from "./s3.ts";
import type { Storage } from "./storage.ts";

/** Public pictures; what this machine receives and writes at the moment. */
export type StorageName = "media" | "uploads";

const place = (bucket: Bucket | undefined, folder: string): Storage =>
  bucket ? s3Storage(bucket) : diskStorage(folder);

/** The store of that name, as the configuration says. */
export function storageOf(name: StorageName): Storage {
  const { MEDIA_S3_URL, MEDIA_DIR, UPLOAD_DIR } = env();
  return name === "media" ? place(MEDIA_S3_URL, MEDIA_DIR) : diskStorage(UPLOAD_DIR);
}

/** The store of private documents, which no address leads to and which nobody reads without their key. */
export function documentStorage(): EncryptedStorage {
  const { DOCUMENTS_S3_URL, DOCUMENT_DIR } = env();
  return encryptedStorage(place(DOCUMENTS_S3_URL, DOCUMENT_DIR), documentKeys());
}
