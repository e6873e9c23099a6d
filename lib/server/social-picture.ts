import sharp from "sharp";
import { SOCIAL_PICTURE } from "../listings/social-picture.ts";

/** The night of the identity, for a page without a cover. */
const NO_COVER = "#0f2b40";

/**
 * A cover, filling the picture, under a transparent drawing of the same size: a JPEG, which every
 * network reads.
 */
export async function composeSocialPicture(
  cover: Buffer | null,
  drawing: ArrayBuffer,
): Promise<Buffer> {
  const { width, height } = SOCIAL_PICTURE;
  const base = cover
    ? sharp(cover).resize(width, height, { fit: "cover" })
    : sharp({ create: { width, height, channels: 3, background: NO_COVER } });
  return base
    .composite([{ input: Buffer.from(drawing) }])
    .jpeg({ quality: 82, mozjpeg: true })
    .toBuffer();
}
