import { createHash } from "node:crypto";
import { log } from "../../../platform/log.ts";
import { storageOf } from "../../../platform/storage/stores.ts";
import { isStorageUnavailable } from "../../../platform/storage/unavailable.ts";
import { MEDIA_WIDTHS, mediaDelivery, mediaKeyOf } from "../rules.ts";

// Nothing but our own file names: no separator, no dot but the extension's.
const FILE_NAME = new RegExp(
  `^[a-z0-9-]{1,80}-(?:${MEDIA_WIDTHS.join("|")})\\.(?<format>webp|avif)$`,
);

/** "RIFF", the length of what follows (32 bits, little-endian), "WEBP", a chunk of pixels or features. */
const HEADER = /^RIFF.{4}WEBPVP8[ LX]/s;

const HEADER_BYTES = 16;

const LENGTH_AT = 4;

const CONTENT_AT = 8;

/** Whether a file begins as a WebP does and is as long as it says. What is inside is not decoded. */
function isWholeWebp(file: Buffer): boolean {
  return (
    HEADER.test(file.toString("latin1", 0, HEADER_BYTES)) &&
    file.length >= CONTENT_AT + file.readUInt32LE(LENGTH_AT)
  );
}

/** Whether a file is made of whole boxes (ISO 14496-12), of which the first says that it is an AVIF. */
function isWholeAvif(file: Buffer): boolean {
  if (file.toString("latin1", 4, 12) !== "ftypavif") return false;
  let at = 0;
  while (at + BOX_HEADER_BYTES <= file.length) {
    const length = file.readUInt32BE(at);
    if (length < BOX_HEADER_BYTES) return false;
    at += length;
  }
  return at === file.length;
}

const BOX_HEADER_BYTES = 8;

const IS_WHOLE = { webp: isWholeWebp, avif: isWholeAvif };

type MediaFormat = keyof typeof IS_WHOLE;

/** A picture of the media store. */
export interface Media {
  body: Buffer;
  /** Its strong entity tag. */
  etag: string;
  type: string;
  cacheControl: string;
  /** Whether it was uploaded: its name is never another picture's. */
  uploaded: boolean;
}

/** The file of that name: whole, or null, and the log says why unless there is none. */
async function readWhole(name: string, format: MediaFormat): Promise<Buffer | null> {
  let body: Buffer | null;
  try {
    body = await storageOf("media").get(name);
  } catch (error) {
    // It may be read later: that there is none would be a lie.
    if (isStorageUnavailable(error)) throw error;
    log().error({ name, err: error }, "a picture can't be read");
    return null;
  }
  if (body === null) return null;
  if (IS_WHOLE[format](body)) return body;
  log().error({ name, bytes: body.length }, "a picture is damaged");
  return null;
}

/**
 * A picture of the media store. Null when there is none of that name, or it can't be read or is damaged, which the log
 * says.
 */
export async function readMedia(name: string): Promise<Media | null> {
  const { format } = FILE_NAME.exec(name)?.groups ?? {};
  if (format !== "webp" && format !== "avif") return null;
  const body = await readWhole(name, format);
  if (body === null) return null;
  const digest = createHash("sha256").update(body).digest("base64url").slice(0, 22);
  const uploaded = mediaKeyOf(name) !== null;
  return { body, etag: `"${digest}"`, ...mediaDelivery(name), uploaded };
}
