import { moved } from "../../lib/kernel/moved.ts";
import { PHOTO_HINTS, type PhotoHint } from "../../lib/photos/rules.ts";
import { FIELDS } from "../../lib/revisions/fields.ts";
import { CHOSEN_BYTES, isHeic } from "./prepare/size.ts";

/** What the field is for. */
export type PhotoKind = "photo" | "plan";

/** Most characters of what a picture is called. */
export const ALT_LENGTHS: Record<PhotoKind, number> = {
  photo: FIELDS.photos.nameMax,
  plan: FIELDS.floorPlans.nameMax,
};

/** A picture of the field's value. */
export interface PhotoEntry {
  key: string;
  /** Alternative text; empty until it is written. */
  alt: string;
  /** The row of the table of rooms that it shows. */
  room?: string | undefined;
}

/** A room that a photo may show. */
export interface PhotoRoom {
  /** Of its row. */
  id: string;
  /** What it is called among the others. */
  name: string;
}

/**
 * What else is known about a picture: from the server, when the page is made and when one was sent.
 */
export interface KnownPhoto {
  key: string;
  color: string;
  hints: readonly PhotoHint[];
  /** Keys of pictures sent before that it looks much like. */
  similarTo: readonly string[];
}

const isHint = (value: unknown): value is PhotoHint => PHOTO_HINTS.some((hint) => hint === value);

/** What the call that sends a picture answers; null for anything else. */
export function knownPhoto(value: unknown): KnownPhoto | null {
  const { key, color, hints, similarTo } = (value ?? {}) as Record<string, unknown>;
  if (typeof key !== "string" || typeof color !== "string" || !Array.isArray(hints)) return null;
  const keys = Array.isArray(similarTo) ? similarTo : [];
  return {
    key,
    color,
    hints: hints.filter(isHint),
    similarTo: keys.filter((each) => typeof each === "string"),
  };
}

/**
 * What to say about a picture beside the others: that it looks like one of them is shown as long as
 * that one is there. @returns its hints, and where the one that it looks like stands; -1 for none
 */
export function hintsAmong(
  photos: readonly PhotoEntry[],
  known: Pick<KnownPhoto, "hints" | "similarTo"> | undefined,
): { hints: readonly PhotoHint[]; twinAt: number } {
  const { hints = [], similarTo = [] } = known ?? {};
  const twinAt = photos.findIndex(({ key }) => similarTo.includes(key));
  return { hints: hints.filter((hint) => hint !== "duplicate" || twinAt !== -1), twinAt };
}

/** Why a file is not taken, before any of it is sent; `huge` is looked at by nobody. */
export type Rejection = "huge" | "too-large" | "heic" | "unsupported" | "too-many";

/** A file on its way. */
export interface Upload {
  id: string;
  name: string;
  /** `preparing`: made smaller before it is sent; `there`: the same file is in the listing already. */
  state: "waiting" | "preparing" | "sending" | "failed" | "there";
  /** Share that was sent, 0 to 1; the server prepares the picture after that. */
  progress: number;
  /** Of one that failed, or is there already: a sentence. */
  problem: string | null;
  /** Whether sending it again may help. */
  canRetry: boolean;
}

export type UploadAction =
  | { type: "added"; files: readonly { id: string; name: string; problem: string | null }[] }
  | { type: "started"; id: string }
  | { type: "prepared"; id: string }
  | { type: "progressed"; id: string; progress: number }
  | { type: "failed"; id: string; problem: string; canRetry: boolean }
  | { type: "retried"; id: string }
  | { type: "repeated"; id: string; notice: string }
  /** It is there, or its sender gave it up. */
  | { type: "ended"; id: string };

/** More would only share the same line. */
const AT_ONCE = 2;

/**
 * The files on their way after something happened to one; an action on an unknown one changes
 * nothing.
 */
export function uploadsAfter(uploads: readonly Upload[], action: UploadAction): readonly Upload[] {
  if (action.type === "added") {
    const added = action.files.map(
      ({ id, name, problem }): Upload => ({
        id,
        name,
        state: problem === null ? "waiting" : "failed",
        progress: 0,
        problem,
        canRetry: false,
      }),
    );
    return [...uploads, ...added];
  }
  if (action.type === "ended") return uploads.filter(({ id }) => id !== action.id);
  return uploads.map((upload) => (upload.id === action.id ? changed(upload, action) : upload));
}

function changed(
  upload: Upload,
  action: Exclude<UploadAction, { type: "added" | "ended" }>,
): Upload {
  switch (action.type) {
    case "started":
      return upload.state === "waiting" ? { ...upload, state: "preparing", progress: 0 } : upload;
    case "prepared":
      return upload.state === "preparing" ? { ...upload, state: "sending" } : upload;
    case "progressed":
      return upload.state === "sending"
        ? { ...upload, progress: Math.max(upload.progress, Math.min(1, action.progress)) }
        : upload;
    case "failed":
      return {
        ...upload,
        state: "failed",
        problem: action.problem,
        canRetry: action.canRetry,
      };
    case "repeated":
      return { ...upload, state: "there", problem: action.notice, canRetry: false };
    case "retried":
      return upload.state === "failed" && upload.canRetry
        ? { ...upload, state: "waiting", progress: 0, problem: null, canRetry: false }
        : upload;
  }
}

/** Those that may begin now, in the order they came. */
export function uploadsToStart(uploads: readonly Upload[]): readonly Upload[] {
  const started = uploads.filter(({ state }) => state === "preparing" || state === "sending");
  const waiting = uploads.filter(({ state }) => state === "waiting");
  return waiting.slice(0, Math.max(0, AT_ONCE - started.length));
}

/** Whether a file may still arrive by itself. */
export const isUnderWay = ({ state }: Upload): boolean =>
  state === "waiting" || state === "preparing" || state === "sending";

/** Places that are taken by files that may still arrive. */
export function uploadsUnderWay(uploads: readonly Upload[]): number {
  return uploads.filter(isUnderWay).length;
}

const SENT_TYPES = ["image/jpeg", "image/png", "image/webp"];

/** Types that a file chooser offers. A HEIC becomes a JPEG before it is sent (prepare/prepare-photo.ts). */
export const ACCEPTED_TYPES = [...SENT_TYPES, "image/heic", "image/heif", ".heic", ".heif"].join();

/** Why a file can't be taken, as far as is known before it is looked at. */
export function rejectionOf(
  { name, type, size }: { name: string; type: string; size: number },
  room: number,
): Rejection | null {
  if (type !== "" && !SENT_TYPES.includes(type) && !isHeic({ name, type })) return "unsupported";
  if (size > CHOSEN_BYTES) return "huge";
  return room <= 0 ? "too-many" : null;
}

/**
 * Which of some files can be taken where there is room for so many: those that can't take no place.
 * @returns by file, why it is not taken
 */
export function rejectionsOf(
  files: readonly { name: string; type: string; size: number }[],
  room: number,
): (Rejection | null)[] {
  let left = room;
  return files.map((file) => {
    const rejection = rejectionOf(file, left);
    if (rejection === null) left--;
    return rejection;
  });
}

/** A list with one of its pictures put at another place; as it was without that picture. */
export const placed = (photos: readonly PhotoEntry[], key: string, to: number): PhotoEntry[] =>
  moved(
    photos,
    photos.findIndex((photo) => photo.key === key),
    to,
  );

/** By key, the how many-th file that was chosen a picture is: for those that came since they were last put in order. */
export type ChosenOrder = ReadonlyMap<string, number>;

/**
 * A list with a picture that was just sent: once, and not beyond what is allowed. It stands before those that were
 * chosen after it and came first, so that the photo chosen first is the cover whichever arrives first.
 */
export function withPhoto(
  photos: readonly PhotoEntry[],
  { key, chosen }: { key: string; chosen: number },
  order: ChosenOrder,
  max: number,
): PhotoEntry[] {
  if (photos.some((photo) => photo.key === key) || photos.length >= max) return [...photos];
  const later = photos.findIndex((photo) => (order.get(photo.key) ?? -1) > chosen);
  return photos.toSpliced(later === -1 ? photos.length : later, 0, { key, alt: "" });
}

/** A picture that was taken out, as it was and where it stood. */
export interface RemovedPhoto {
  photo: PhotoEntry;
  /** Its place; null for one that was taken out before this page was loaded. */
  at: number | null;
}

/**
 * The pictures that can be brought back: those taken out here, the latest first, then those that were sent for the
 * listing and stand nowhere in it.
 * @param named keys that the listing names elsewhere: a plan is no photo that was taken out
 */
export function removedPhotos(
  photos: readonly PhotoEntry[],
  removed: readonly RemovedPhoto[],
  { known, named }: { known: readonly Pick<KnownPhoto, "key">[]; named: readonly string[] },
): RemovedPhoto[] {
  const present = new Set([...photos.map(({ key }) => key), ...named]);
  const here = removed.filter(({ photo }) => !present.has(photo.key));
  for (const { photo } of here) present.add(photo.key);
  const earlier = known.filter(({ key }) => !present.has(key));
  return [...here, ...earlier.map(({ key }) => ({ photo: { key, alt: "" }, at: null }))];
}

/** A list with a picture that was taken out at its place again, or the last where that is not known. */
export function restored(
  photos: readonly PhotoEntry[],
  { photo, at }: RemovedPhoto,
  max: number,
): PhotoEntry[] {
  if (photos.some(({ key }) => key === photo.key) || photos.length >= max) return [...photos];
  return photos.toSpliced(Math.min(at ?? photos.length, photos.length), 0, photo);
}
