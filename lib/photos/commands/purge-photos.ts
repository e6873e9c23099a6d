import { DAY_MS } from "../../kernel/time.ts";
import { type Transaction, writer } from "../../platform/db/clients.ts";
import { log } from "../../platform/log.ts";
import { findPhotosOfNoListing } from "../queries/find-photos-of-no-listing.ts";
import { removePhotoFiles } from "./photo-files.ts";

/** A picture that nothing speaks of is removed after so long: an editor that is open may still name it. */
const UNUSED_DAYS = 7;

/** Whether a revision that counts speaks of a picture: as it is, or as it was submitted. */
async function isSpokenOf(tx: Transaction, key: string): Promise<boolean> {
  const asset = await tx.mediaAsset.findUnique({
    where: { key },
    select: { revision: { select: { id: true, propertyId: true } } },
  });
  if (!asset) return true;
  const { id, propertyId } = asset.revision;
  const revisions = await tx.listingRevision.findMany({
    where: {
      status: { not: "discarded" },
      OR: [{ id }, ...(propertyId === null ? [] : [{ propertyId }])],
    },
    select: { content: true, events: { select: { content: true } } },
  });
  return JSON.stringify(revisions).includes(key);
}

/** Removes the pictures that nothing has spoken of for a week, and their files. */
export async function purgePhotos(now = new Date()): Promise<void> {
  const before = new Date(now.getTime() - UNUSED_DAYS * DAY_MS);
  let removed = 0;
  for (const key of await findPhotosOfNoListing(before)) {
    const isUnused = await writer().$transaction(async (tx) => {
      if (await isSpokenOf(tx, key)) return false;
      await tx.mediaAsset.delete({ where: { key } });
      return true;
    });
    if (!isUnused) continue;
    await removePhotoFiles(key);
    removed++;
  }
  if (removed > 0) log().info({ removed }, "unused pictures were removed");
}
