import { FIELDS } from "../revisions/fields.ts";

/** Most bytes of an uploaded picture. */
export const PHOTO_BYTES = 12 * 1024 * 1024;
/** Most pixels of one: a telephone's largest, and what is decoded in some seconds, row by row. */
export const PHOTO_PIXELS = 200_000_000;
/** Most memory that one may need at once to be decoded: 33 megapixels of a progressive JPEG as cameras write it. */
export const PHOTO_MEMORY_BYTES = 100_000_000;
/** Least pixels of its shorter side: below, nothing of a room can be seen. */
export const PHOTO_LEAST_SIDE = 200;
/**
 * Most pictures of a revision: its photos and plans. The purpose of a picture is given when it is
 * named.
 */
export const PICTURES_A_REVISION = FIELDS.photos.max + FIELDS.floorPlans.max;

/** Most that are stored for one, those that were taken out again included, until the daily jobs remove them. */
export const STORED_A_REVISION = 4 * FIELDS.photos.max;

/** Until an editor has stored what it was just sent. */
const SAVED_WITHIN_MS = 60_000;

/**
 * Whether a picture takes one of a revision's places: its content names it, or has not been stored since the
 * picture came, or the picture came just now and another field was stored meanwhile.
 */
export function takesPlace(
  { isNamed, createdAt }: { isNamed: boolean; createdAt: Date },
  storedAt: Date,
  now: Date,
): boolean {
  return isNamed || createdAt >= storedAt || now.getTime() - createdAt.getTime() < SAVED_WITHIN_MS;
}

/** What a picture's bytes say it is. Others are rejected, whatever their name and type say. */
export type PhotoFormat = "jpeg" | "png" | "webp" | "heic";

/** Bytes that tell the format, and whether a WebP or a PNG is animated. */
export const HEAD_BYTES = 4_096;

const JPEG = [0xff, 0xd8, 0xff];
const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
/** Brands of pictures in HEVC, as Apple's telephones take them; AVIF has others. */
const HEIC_BRANDS = new Set(["heic", "heix", "heim", "heis", "hevc", "hevx", "mif1", "msf1"]);

const startsWith = (head: Uint8Array, bytes: readonly number[]) =>
  bytes.every((byte, at) => head[at] === byte);

const ascii = (head: Uint8Array, from: number, to: number) =>
  String.fromCharCode(...head.subarray(from, to));

const asText = (head: Uint8Array) => ascii(head, 0, head.length);

/** The format that a file's first bytes have; null for every other. */
export function photoFormat(head: Uint8Array): PhotoFormat | null {
  if (startsWith(head, JPEG)) return "jpeg";
  if (startsWith(head, PNG)) return "png";
  if (ascii(head, 0, 4) === "RIFF" && ascii(head, 8, 12) === "WEBP") return "webp";
  if (ascii(head, 4, 8) === "ftyp" && HEIC_BRANDS.has(ascii(head, 8, 12))) {
    // "mif1" is any picture in this container: the brands after it tell AVIF.
    return ascii(head, 16, 64).includes("avif") ? null : "heic";
  }
  return null;
}

/** Whether the first bytes are of a WebP without loss, which is decoded whole. */
export function isLossless(head: Uint8Array, format: PhotoFormat): boolean {
  return format === "webp" && asText(head).includes("VP8L");
}

const VP8X_ANIMATION = 0b10;

/** Whether the first bytes say that there are several frames, of which a decoder would show the first. */
export function isAnimated(head: Uint8Array, format: PhotoFormat): boolean {
  if (format === "webp") {
    return ascii(head, 12, 16) === "VP8X" && ((head[20] ?? 0) & VP8X_ANIMATION) !== 0;
  }
  if (format !== "png") return false;
  const chunks = asText(head);
  const control = chunks.indexOf("acTL");
  const pixels = chunks.indexOf("IDAT");
  return control !== -1 && (pixels === -1 || control < pixels);
}

/** A picture's box at a width: no taller than twice that, so that a narrow one stays a file of its size. */
export const photoBox = (width: number) => ({ width, height: 2 * width });

/** What a picture could have better: its seller is notified of it, and it stops nothing. */
export const PHOTO_HINTS = ["blurred", "dark", "small", "duplicate"] as const;
export type PhotoHint = (typeof PHOTO_HINTS)[number];

/** Variance of the Laplacian of a picture of 512 pixels below which nothing in it has an edge. */
const BLURRED_BELOW = 60;
/** Mean luminance (0 to 255) below which a room is hard to make out. */
const DARK_BELOW = 50;
/** Pixels across below which a large screen shows a picture coarsely. */
const SMALL_BELOW = 1_000;
/** Bits of 64 by which two files of the same picture differ at most. */
const SAME_WITHIN = 6;

/** How many bits two perceptual hashes (sixteen hexadecimal digits) differ by. */
export function hammingDistance(one: string, other: string): number {
  let different = BigInt(`0x${one}`) ^ BigInt(`0x${other}`);
  let count = 0;
  for (; different > 0n; different >>= 1n) count += Number(different & 1n);
  return count;
}

/** The measures of a picture. */
export interface PhotoMeasures {
  width: number;
  height: number;
  sharpness: number;
  brightness: number;
  similarity: string;
}

/** Whether two files are of much the same picture. */
export const looksLike = (
  one: Pick<PhotoMeasures, "similarity">,
  other: Pick<PhotoMeasures, "similarity">,
): boolean => hammingDistance(one.similarity, other.similarity) <= SAME_WITHIN;

/** What to report about a picture, given those of its revision that were there before it. */
export function photoHints(
  photo: PhotoMeasures,
  earlier: readonly Pick<PhotoMeasures, "similarity">[],
): PhotoHint[] {
  const holds: Record<PhotoHint, boolean> = {
    blurred: photo.sharpness < BLURRED_BELOW,
    dark: photo.brightness < DARK_BELOW,
    small: Math.max(photo.width, photo.height) < SMALL_BELOW,
    duplicate: earlier.some((each) => looksLike(each, photo)),
  };
  return PHOTO_HINTS.filter((hint) => holds[hint]);
}

/** Characters of a picture's key, which nobody can guess: 160 random bits. */
export const PHOTO_KEY_LENGTH = 32;
