import { DomainError } from "../../kernel/errors.ts";
import { isId } from "../../kernel/ids.ts";
import { toDbInstant } from "../../platform/db/instants.ts";
import { reads } from "../../platform/db/read.ts";
import type { RevisionHolder } from "../../revisions/holder.ts";
import { looksLike, type PhotoMeasures, photoHints } from "./rules.ts";
import type { PhotoView } from "./views.ts";

/** A picture's row, as far as its seller sees of it. */
export interface PhotoRow extends PhotoMeasures {
  key: string;
  color: string;
}

/** A picture as its seller sees it, given those that were there before it. */
export function toPhotoView(photo: PhotoRow, earlier: readonly PhotoRow[]): PhotoView {
  const { key, width, height, color } = photo;
  const similarTo = earlier.filter((each) => looksLike(each, photo)).map((each) => each.key);
  return { key, width, height, color, hints: photoHints(photo, earlier), similarTo };
}

/** Whether a revision is somebody's. */
export function isHeldBy(
  revision: { sellerId: string | null; holderHash: string | null },
  holder: RevisionHolder,
): boolean {
  return holder.kind === "seller"
    ? revision.sellerId === holder.actor.userId
    : revision.holderHash === holder.hash;
}

/** What tells who may add pictures to a revision, and whether any are still taken; null for one that is not there. */
export async function findHolderOf(revisionId: string) {
  if (!isId(revisionId)) return null;
  const found = await reads()
    .selectFrom("ListingRevision")
    .where("id", "=", revisionId)
    .select(["sellerId", "holderHash", "status"])
    .executeTakeFirst();
  return found ?? null;
}

/**
 * Every picture that was sent for a revision, the oldest first: those that its content does not name, too.
 * @throws {DomainError} revision.not-found for one that is not its holder's
 */
export async function listPhotos(revisionId: string, holder: RevisionHolder): Promise<PhotoView[]> {
  const revision = await findHolderOf(revisionId);
  if (!(revision && isHeldBy(revision, holder))) throw new DomainError("revision.not-found");
  const photos = await reads()
    .selectFrom("MediaAsset")
    .where("revisionId", "=", revisionId)
    .orderBy("createdAt")
    .orderBy("key")
    .select(["key", "width", "height", "color", "sharpness", "brightness", "similarity"])
    .execute();
  return photos.map((photo, at) => toPhotoView(photo, photos.slice(0, at)));
}

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

/** Whether a picture has its row. */
export async function isKnownKey(key: string): Promise<boolean> {
  const found = await reads()
    .selectFrom("MediaAsset")
    .where("key", "=", key)
    .select("key")
    .executeTakeFirst();
  return found !== undefined;
}
