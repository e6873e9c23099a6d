import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { pipeline } from "node:stream/promises";
import { DomainError } from "../../kernel/errors.ts";
import { isId } from "../../kernel/ids.ts";
import { randomText } from "../../kernel/random.ts";
import { type Transaction, writer } from "../../platform/db/clients.ts";
import { storageOf } from "../../platform/storage/stores.ts";
import type { RevisionHolder } from "../../revisions/holder.ts";
import { makePhotoWidths } from "../make-photo-widths.ts";
import { type PhotoRow, toPhotoView } from "../photo-view.ts";
import { isHeldBy } from "../queries/find-revision-holder.ts";
import { PHOTO_KEY_LENGTH, PICTURES_A_REVISION, STORED_A_REVISION, takesPlace } from "../rules.ts";
import type { PhotoView } from "../views.ts";
import { removePhotoFiles, writePhotoFiles, writingName } from "./photo-files.ts";

/** Lower-case Crockford base 32, as ids. */
const KEY_ALPHABET = "0123456789abcdefghjkmnpqrstvwxyz";

/** Which picture of which revision is sent, and where its bytes are. */
interface SentPhoto {
  revisionId: string;
  /** A file on this machine's disk; whoever made it removes it. */
  path: string;
}

async function sha256Of(path: string): Promise<string> {
  const hash = createHash("sha256");
  await pipeline(createReadStream(/* turbopackIgnore: true */ path), hash);
  return hash.digest("hex");
}

/** A revision's pictures, and what tells which of them it has now. */
interface Editing {
  photos: (PhotoRow & { sha256: string; createdAt: Date })[];
  content: unknown;
  updatedAt: Date;
}

/** A revision that its holder may change. @throws {DomainError} revision.not-found, revision.moved */
async function editingOf(
  tx: Transaction,
  revisionId: string,
  holder: RevisionHolder,
): Promise<Editing> {
  const revision = isId(revisionId)
    ? await tx.listingRevision.findUnique({
        where: { id: revisionId },
        select: {
          sellerId: true,
          holderHash: true,
          status: true,
          content: true,
          updatedAt: true,
          media: { orderBy: [{ createdAt: "asc" }, { key: "asc" }] },
        },
      })
    : null;
  if (!(revision && isHeldBy(revision, holder))) throw new DomainError("revision.not-found");
  if (revision.status !== "editing") throw new DomainError("revision.moved");
  return { photos: revision.media, content: revision.content, updatedAt: revision.updatedAt };
}

/**
 * The picture that was sent before, or null where there is room for it. One that its seller took out of the
 * content again leaves its place.
 * @throws {DomainError} photo.too-many
 */
function alreadyThere(
  { photos, content, updatedAt }: Editing,
  sha256: string,
  now: Date,
): PhotoView | null {
  const at = photos.findIndex((photo) => photo.sha256 === sha256);
  const found = photos[at];
  if (found) return toPhotoView(found, photos.slice(0, at));
  const text = JSON.stringify(content);
  const present = photos.filter(({ key, createdAt }) =>
    takesPlace({ isNamed: text.includes(key), createdAt }, updatedAt, now),
  );
  if (present.length >= PICTURES_A_REVISION || photos.length >= STORED_A_REVISION) {
    throw new DomainError("photo.too-many");
  }
  return null;
}

/**
 * Adds a picture to a revision: makes its widths, writes its files, then its row. Where something fails, no file
 * is left. The same bytes once more are the picture that is there.
 * @throws {DomainError} revision.not-found, revision.moved, photo.too-many, and what `makePhotoWidths` says
 */
export async function storePhoto(
  { revisionId, path }: SentPhoto,
  holder: RevisionHolder,
  now = new Date(),
): Promise<PhotoView> {
  const sha256 = await sha256Of(path);
  // Before the work: a sender who may not, or whose picture is there already, costs none.
  const before = await writer().$transaction(async (tx) =>
    alreadyThere(await editingOf(tx, revisionId, holder), sha256, now),
  );
  if (before) return before;
  const made = await makePhotoWidths(path);
  const key = randomText(KEY_ALPHABET, PHOTO_KEY_LENGTH);
  let isStored = false;
  // Of a process that ends in the midst, this says which files have no row.
  await storageOf("uploads").put(writingName(key), new Uint8Array());
  try {
    await writePhotoFiles(key, made);
    return await writer().$transaction(async (tx) => {
      isStored = false;
      const editing = await editingOf(tx, revisionId, holder);
      const meanwhile = alreadyThere(editing, sha256, now);
      if (meanwhile) return meanwhile;
      const { files: _, ...known } = made;
      const photo = await tx.mediaAsset.create({
        data: { key, revisionId, sha256, createdAt: now, ...known },
      });
      isStored = true;
      return toPhotoView(photo, editing.photos);
    });
  } catch (error) {
    isStored = false;
    throw error;
  } finally {
    if (!isStored) await removePhotoFiles(key);
    await storageOf("uploads").remove(writingName(key));
  }
}
