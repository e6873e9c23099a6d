import { DAY_MS } from "../../kernel/time.ts";
import { type Transaction, writer } from "../../platform/db/clients.ts";
import { log } from "../../platform/log.ts";
import { findPhotosOfNoListing } from "../queries/find-photos-of-no-listing.ts";
import { removePhotoFiles } from "./photo-files.ts";

/** A picture that nothing speaks of is removed after so long: an editor that is open may still name it. */
const UNUSED_DAYS = 7;

/**
 * Whether a revision that counts speaks of a picture that one has: that one or another of its home, as it is, or as it
 * was submitted. Those of a dwelling that is relisted have rows of their own.
 */
async function isSpokenOf(
  tx: Transaction,
  { key, revisionId: id }: { key: string; revisionId: string },
): Promise<boolean> {
  const revision = await tx.listingRevision.findUnique({
    where: { id },
    select: { propertyId: true },
  });
  if (!revision) return true;
  const { propertyId } = revision;
  const revisions = await tx.listingRevision.findMany({
    where: {
      status: { not: "discarded" },
      OR: [{ id }, ...(propertyId === null ? [] : [{ propertyId }])],
    },
    select: { content: true, events: { select: { content: true } } },
  });
  return JSON.stringify(revisions).includes(key);
}

/**
 * Removes the pictures that nothing has spoken of for a week, from each revision that had them, and their files from
 * where no revision has them any more.
 */
export async function purgePhotos(now = new Date()): Promise<void> {
  const before = new Date(now.getTime() - UNUSED_DAYS * DAY_MS);
  let removed = 0;
  for (const photo of await findPhotosOfNoListing(before)) {
    const isUnused = await writer().$transaction(async (tx) => {
      if (await isSpokenOf(tx, photo)) return false;
      await tx.mediaAsset.deleteMany({ where: photo });
      return (await tx.mediaAsset.count({ where: { key: photo.key } })) === 0;
    });
    if (!isUnused) continue;
    await removePhotoFiles(photo.key);
    removed++;
  }
  if (removed > 0) log().info({ removed }, "unused pictures were removed");
}
