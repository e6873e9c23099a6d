import { toDbInstant } from "../../platform/db/instants.ts";
import { reads } from "../../platform/db/read.ts";

/** Pictures sent before an instant that no listing shows, of which a revision may still speak. */
export async function findPhotosOfNoListing(before: Date): Promise<string[]> {
  const found = await reads()
    .selectFrom("MediaAsset as a")
    .leftJoin("PropertyPhoto as p", "p.mediaKey", "a.key")
    .leftJoin("FloorPlan as f", "f.mediaKey", "a.key")
    .where("a.createdAt", "<", toDbInstant(before))
    .where("p.mediaKey", "is", null)
    .where("f.mediaKey", "is", null)
    .select("a.key")
    .execute();
  return found.map(({ key }) => key);
}
