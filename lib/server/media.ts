import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { MEDIA_WIDTHS } from "../listings/media.ts";
import { env } from "./env.ts";

// Nothing but our own file names: no separator, no dot but the extension's.
const FILE_NAME = new RegExp(`^[a-z0-9-]{1,80}-(${MEDIA_WIDTHS.join("|")})\\.webp$`);

/** A picture of the media store and its strong entity tag, or null when there is none of that name. */
export async function readMedia(name: string): Promise<{ body: Buffer; etag: string } | null> {
  if (!FILE_NAME.test(name)) return null;
  try {
    const body = await readFile(join(/* turbopackIgnore: true */ env().MEDIA_DIR, name));
    const digest = createHash("sha256").update(body).digest("base64url").slice(0, 22);
    return { body, etag: `"${digest}"` };
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return null;
    throw error;
  }
}
