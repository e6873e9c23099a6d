import { readFile } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { SOCIAL_PICTURE } from "../listings/social-picture.ts";

/** The night of the identity, for a page without a cover. */
const NO_COVER = "#0f2b40";

/** The display font in bold: a static WOFF, for the drawing library reads neither WOFF2 nor variable fonts. */
const DISPLAY_FONT =
  "node_modules/@fontsource/bricolage-grotesque/files/bricolage-grotesque-latin-700-normal.woff";

/** The font that social pictures are written in. */
export function readDisplayFont(): Promise<Buffer> {
  return readFile(join(/* turbopackIgnore: true */ process.cwd(), DISPLAY_FONT));
}

/**
 * A cover, filling the picture, under a transparent drawing of the same size: a JPEG, which every
 * network reads.
 */
export async function composeSocialPicture(cover: Buffer | null, drawing: Buffer): Promise<Buffer> {
  const { width, height } = SOCIAL_PICTURE;
  const base = cover
    ? // The drawing's words stand at the bottom: what the cover shows there is lost anyway.
      sharp(cover).resize(width, height, { fit: "cover", position: "bottom" })
    : sharp({ create: { width, height, channels: 3, background: NO_COVER } });
  return base
    .composite([{ input: drawing }])
    .jpeg({ quality: 82, mozjpeg: true })
    .toBuffer();
}
