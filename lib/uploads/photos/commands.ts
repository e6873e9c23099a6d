import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { pipeline } from "node:stream/promises";
import { DomainError } from "../../kernel/errors.ts";
import { isId } from "../../kernel/ids.ts";
import { randomText } from "../../kernel/random.ts";
import { DAY_MS, HOUR_MS } from "../../kernel/time.ts";
import { MEDIA_WIDTHS } from "../../listings/media/rules.ts";
import { type Transaction, writer } from "../../platform/db/clients.ts";
import { log } from "../../platform/log.ts";
import { storageOf } from "../../platform/storage/stores.ts";
import type { RevisionHolder } from "../../revisions/holder.ts";
import { type DecodedPhoto, decodePhoto } from "./decode.ts";
import {
  findPhotosOfNoListing,
  isHeldBy,
  isKnownKey,
  type PhotoRow,
  toPhotoView,
} from "./queries.ts";
import { PHOTO_KEY_LENGTH, PICTURES_A_REVISION, STORED_A_REVISION, takesPlace } from "./rules.ts";
import type { PhotoView } from "./views.ts";

/** Lower-case Crockford base 32, as ids. */
const KEY_ALPHABET = "0123456789abcdefghjkmnpqrstvwxyz";

/** A picture that nothing speaks of is removed after so long: an editor that is open may still name it. */
const UNUSED_DAYS = 7;

/** Which picture of which revision is sent, and where its bytes are. */
interface SentPhoto {
  revisionId: string;
  /** A file on this machine's disk; whoever made it removes it. */
  path: string;
}

/** The name that says that a picture's files are being written. */
const writingName = (key: string) => `writing-${key}`;
const WRITING = /^writing-([0-9a-z]{32})$/;

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

async function removeFiles(key: string): Promise<void> {
  const media = storageOf("media");
  for (const width of MEDIA_WIDTHS) {
    await media.remove(`${key}-${width}.webp`);
    await media.remove(`${key}-${width}.avif`);
  }
}

async function writeFiles(key: string, { files }: DecodedPhoto): Promise<void> {
  const media = storageOf("media");
  for (const { width, format, bytes } of files) await media.put(`${key}-${width}.${format}`, bytes);
}

/**
 * Adds a picture to a revision: decodes it, writes its files, then its row. Where something fails, no file
 * is left. The same bytes once more are the picture that is there.
 * @throws {DomainError} revision.not-found, revision.moved, photo.too-many, and what `decodePhoto` says
 */
export async function storePhoto(
  { revisionId, path }: SentPhoto,
  holder: RevisionHolder,
  now = new Date(),
): Promise<PhotoView> {
  const sha256 = await sha256Of(path);
  // Before the work: who may not, or has it already, costs none.
  const before = await writer().$transaction(async (tx) =>
    alreadyThere(await editingOf(tx, revisionId, holder), sha256, now),
  );
  if (before) return before;
  const decoded = await decodePhoto(path);
  const key = randomText(KEY_ALPHABET, PHOTO_KEY_LENGTH);
  let isStored = false;
  // Of a process that ends in the midst, this says which files have no row.
  await storageOf("uploads").put(writingName(key), new Uint8Array());
  try {
    await writeFiles(key, decoded);
    return await writer().$transaction(async (tx) => {
      isStored = false;
      const editing = await editingOf(tx, revisionId, holder);
      const meanwhile = alreadyThere(editing, sha256, now);
      if (meanwhile) return meanwhile;
      const { files: _, ...known } = decoded;
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
    if (!isStored) await removeFiles(key);
    await storageOf("uploads").remove(writingName(key));
  }
}

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
    const [, key] = WRITING.exec(name) ?? [];
    if (key === undefined || modifiedAt >= before) continue;
    if (!(await isKnownKey(key))) await removeFiles(key);
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
    await removeFiles(key);
    removed++;
  }
  const hourAgo = new Date(now.getTime() - HOUR_MS);
  await removeUnfinished(hourAgo);
  for (const store of ["media", "documents", "uploads"] as const) {
    await storageOf(store).removeDrafts(hourAgo);
  }
  if (removed > 0) log().info({ removed }, "unused pictures were removed");
}
