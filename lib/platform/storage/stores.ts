import { env } from "../env.ts";
import { diskStorage } from "./disk.ts";
import type { Storage } from "./storage.ts";

/** Public pictures, and private documents, which no address leads to. */
export type StorageName = "media" | "documents";

/** The store of that name, as the configuration says. */
export function storageOf(name: StorageName): Storage {
  const { MEDIA_DIR, DOCUMENT_DIR } = env();
  return diskStorage(name === "media" ? MEDIA_DIR : DOCUMENT_DIR);
}
