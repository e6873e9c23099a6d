import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { env } from "../../platform/env.ts";
import { log } from "../../platform/log.ts";
import { MEDIA_WIDTHS } from "./rules.ts";

// Nothing but our own file names: no separator, no dot but the extension's.
const FILE_NAME = new RegExp(`^[a-z0-9-]{1,80}-(${MEDIA_WIDTHS.join("|")})\\.webp$`);

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

/**
 * A picture of the media store and its strong entity tag. Null when there is none of that name, or
 * it can't be read or is damaged, which the log says.
 */
export async function readMedia(name: string): Promise<{ body: Buffer; etag: string } | null> {
  if (!FILE_NAME.test(name)) return null;
  let body: Buffer;
  try {
    body = await readFile(join(/* turbopackIgnore: true */ env().MEDIA_DIR, name));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "ENOENT") {
      log().error({ name, err: error }, "a picture can't be read");
    }
    return null;
  }
  if (!isWholeWebp(body)) {
    log().error({ name, bytes: body.length }, "a picture is damaged");
    return null;
  }
  const digest = createHash("sha256").update(body).digest("base64url").slice(0, 22);
  return { body, etag: `"${digest}"` };
}
