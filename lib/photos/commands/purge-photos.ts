import { DAY_MS, HOUR_MS } from "../../kernel/time.ts";
import { type Transaction, writer } from "../../platform/db/clients.ts";
import { log } from "../../platform/log.ts";
import { storageOf } from "../../platform/storage/stores.ts";
import { findPhotosOfNoListing } from "../queries/find-photos-of-no-listing.ts";
import { isKnownKey } from "../queries/is-known-photo-key.ts";
import { removePhotoFiles, WRITING_NAME } from "./photo-files.ts";

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

/** Removes the files of pictures whose process ended before their row was written. */
async function removeUnfinished(before: Date): Promise<void> {
  const uploads = storageOf("uploads");
  for await (const { name, modifiedAt } of uploads.list()) {
    const [, key] = WRITING_NAME.exec(name) ?? [];
    if (key === undefined || modifiedAt >= before) continue;
    if (!(await isKnownKey(key))) await removePhotoFiles(key);
    await uploads.remove(name);
  }
}

/**
 * Removes the pictures that nothing has spoken of for a week, their files, and what writes that never
 * ended left behind.
 */
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
  const hourAgo = new Date(now.getTime() - HOUR_MS);
  await removeUnfinished(hourAgo);
  for (const store of ["media", "uploads"] as const) {
    await storageOf(store).removeDrafts(hourAgo);
  }
  if (removed > 0) log().info({ removed }, "unused pictures were removed");
}
