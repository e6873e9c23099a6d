import { reads } from "../../platform/db/read.ts";

/** Whether bytes of that name are a document's that is not deleted. */
export async function isStoredKey(storageKey: string): Promise<boolean> {
  const found = await reads()
    .selectFrom("StoredDocument as d")
    .select("d.id")
    .where("d.storageKey", "=", storageKey)
    .where("d.deletedAt", "is", null)
    .executeTakeFirst();
  return found !== undefined;
}
