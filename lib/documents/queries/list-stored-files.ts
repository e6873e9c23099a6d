import { reads } from "../../platform/db/read.ts";

/** The files of documents that are not deleted, by their id, after one of them. */
export function listStoredFiles(
  after: string,
  limit: number,
): Promise<{ id: string; storageKey: string }[]> {
  return reads()
    .selectFrom("StoredDocument as d")
    .select(["d.id", "d.storageKey"])
    .where("d.deletedAt", "is", null)
    .where("d.id", ">", after)
    .orderBy("d.id")
    .limit(limit)
    .execute();
}
