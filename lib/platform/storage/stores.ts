import { env } from "../env.ts";
import { diskStorage } from "./disk.ts";
import type { Storage } from "./storage.ts";

/** Public pictures; private documents, which no address leads to; what is being received and written. */
export type StorageName = "media" | "documents" | "uploads";

/** The store of that name, as the configuration says. */
export function storageOf(name: StorageName): Storage {
  const { MEDIA_DIR, DOCUMENT_DIR, UPLOAD_DIR } = env();
  return diskStorage({ media: MEDIA_DIR, documents: DOCUMENT_DIR, uploads: UPLOAD_DIR }[name]);
}
