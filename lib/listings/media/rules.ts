import { mediaBase } from "./base.ts";

/** Widths in pixels every picture of the media store exists in, ascending. */
export const MEDIA_WIDTHS = [160, 320, 640, 1280] as const;
export type MediaWidth = (typeof MEDIA_WIDTHS)[number];

/** Widths for a picture that is looked at, and for its thumbnail beside it. */
export const PHOTO_WIDTHS = [320, 640, 1280] as const satisfies MediaWidth[];
export const THUMBNAIL_WIDTHS = [160, 320] as const satisfies MediaWidth[];

/** Pictures are 3:2 landscapes. */
export const MEDIA_RATIO = 3 / 2;

/**
 * What a picture as wide as a phone says of its width in `sizes`: a little less, so that browsers
 * take the one of 640 pixels. Drawings lose nothing by it, and it weighs half.
 */
export const PHONE_WIDTH = "85vw";

/** 32 characters, as nobody else's key: one of a picture that somebody sent (lib/photos). */
const UPLOADED = /^([0-9a-z]{32})-\d+\.(?:webp|avif)$/;

/** The key of an uploaded picture by the name of one of its files; null for other pictures. */
export function mediaKeyOf(file: string): string | null {
  return UPLOADED.exec(file)?.[1] ?? null;
}

/** How readers are given one of a picture's files, by the site or by a bucket. */
export function mediaDelivery(file: string): { type: string; cacheControl: string } {
  const type = `image/${file.slice(file.lastIndexOf(".") + 1)}`;
  // A picture of the sample keeps its name when its file changes. An uploaded one never changes.
  const cacheControl =
    mediaKeyOf(file) === null
      ? "public, max-age=604800, stale-while-revalidate=86400"
      : "public, max-age=31536000, immutable";
  return { type, cacheControl };
}

const MEDIA_PATH = /^(\/media\/[0-9a-z]{32}-\d+)\.webp$/;
const TAKES_AVIF = /(?:^|[,\s])image\/avif(?=\s*(?:[,;]|$))(?![^,]*;\s*q=0(?:\.0*)?\s*(?:,|$))/i;

/**
 * The path of an uploaded picture in the format that its reader takes: pages name WebP, and AVIF of the same
 * width is given to whoever says to take it. Any other path as it is.
 */
export function negotiatedMediaPath(path: string, accept: string | undefined): string {
  const [, start] = MEDIA_PATH.exec(path) ?? [];
  return start !== undefined && accept !== undefined && TAKES_AVIF.test(accept)
    ? `${start}.avif`
    : path;
}

/** Size in pixels of the picture that social networks show of a page. */
export const SOCIAL_PICTURE = { width: 1200, height: 630 } as const;

/** The file of a picture at one width, as the media store names it. */
export function mediaFile(mediaKey: string, width: MediaWidth): string {
  return `${mediaKey}-${width}.webp`;
}

/** Address of one picture at one width, for the site's pages. */
export function mediaUrl(mediaKey: string, width: MediaWidth): string {
  return `${mediaBase()}/${mediaFile(mediaKey, width)}`;
}

/** The same for other programs. @param origin the site's */
export function fullMediaUrl(origin: string, mediaKey: string, width: MediaWidth): string {
  return new URL(mediaUrl(mediaKey, width), origin).href;
}

/** `srcset` of a picture, for an `<img>` with `sizes`. */
export function mediaSrcSet(
  mediaKey: string,
  widths: readonly MediaWidth[] = PHOTO_WIDTHS,
): string {
  return widths.map((width) => `${mediaUrl(mediaKey, width)} ${width}w`).join(", ");
}
