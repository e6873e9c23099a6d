import { toDbInstant } from "../../platform/db/instants.ts";
import { reads } from "../../platform/db/read.ts";

/** Pictures that revisions had before an instant and no listing shows, of which one may still speak. */
export async function findPhotosOfNoListing(
  before: Date,
): Promise<{ key: string; revisionId: string }[]> {
  return reads()
    .selectFrom("MediaAsset as a")
    .leftJoin("PropertyPhoto as p", "p.mediaKey", "a.key")
    .leftJoin("FloorPlan as f", "f.mediaKey", "a.key")
    .where("a.createdAt", "<", toDbInstant(before))
    .where("p.mediaKey", "is", null)
    .where("f.mediaKey", "is", null)
    .select(["a.key", "a.revisionId"])
    .execute();
}
