import sharp from "sharp";
import { MEDIA_WIDTHS, type MediaWidth } from "../../lib/listings/media/rules.ts";

const LARGEST = Math.max(...MEDIA_WIDTHS);

/**
 * A master as WebP at every width of the media store. Small pictures get their colours sampled with care,
 * where a red shutter is a few pixels; at full size it does not show and costs four times the rest.
 */
export async function widthsOf(master: string): Promise<Record<MediaWidth, Buffer>> {
  const { data, info } = await sharp(master)
    .resize({ width: LARGEST })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const encoded = MEDIA_WIDTHS.map(async (width) => {
    const [quality, effort] = width === LARGEST ? [72, 2] : [68, 4];
    const webp = sharp(data, { raw: info })
      .resize({ width })
      .webp({ quality, effort, smartSubsample: width < LARGEST });
    return [width, await webp.toBuffer()] as const;
  });
  return Object.fromEntries(await Promise.all(encoded)) as Record<MediaWidth, Buffer>;
}
