import { DomainError } from "../../kernel/errors.ts";
import { reads } from "../../platform/db/read.ts";
import type { RevisionHolder } from "../../revisions/holder.ts";
import { toPhotoView } from "../photo-view.ts";
import type { PhotoView } from "../views.ts";
import { findHolderOf, isHeldBy } from "./find-revision-holder.ts";

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
