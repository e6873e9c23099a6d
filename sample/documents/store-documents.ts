import type { EncryptedStorage } from "../../lib/platform/storage/encrypted.ts";
import { SAMPLE_TRAININGS } from "../people/rows/trainings.ts";
import { DEMONSTRATION_PDF } from "./demonstration.ts";

/** Stores the bytes of the sample's private documents, encrypted like any other. @returns how many */
export async function storeSampleDocuments(store: Pick<EncryptedStorage, "put">): Promise<number> {
  for (const { storageKey } of SAMPLE_TRAININGS) {
    await store.put(storageKey, DEMONSTRATION_PDF.bytes);
  }
  return SAMPLE_TRAININGS.length;
}
