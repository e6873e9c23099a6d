import sharp from "sharp";
import { MEDIA_WIDTHS, type MediaWidth } from "../../lib/listings/media/rules.ts";
import { laid, textureOf } from "./texture.ts";

/** Pixels of a drawing: interleaved 8-bit RGB. */
export interface Raster {
  data: Uint8Array;
  width: number;
  height: number;
}

/**
 * Rasterises an SVG at its own size, on a ground of one colour, and lays the paint texture on it,
 * evenly over `calm` rows.
 */
export async function paint(svg: string, calm = 0, background = "#ffffff"): Promise<Raster> {
  const { data, info } = await sharp(Buffer.from(svg))
    .flatten({ background })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height } = info;
  return { data: laid(textureOf(width, height), data, calm), width, height };
}

/**
 * WebP of a painted drawing at a width in pixels, its proportions kept. Small pictures get their
 * colours sampled with care, where a red shutter is a few pixels; at full size it does not show
 * and costs four times the rest.
 */
export async function webpOf(raster: Raster, width: number): Promise<Buffer> {
  const image = sharp(raster.data, {
    raw: { width: raster.width, height: raster.height, channels: 3 },
  });
  const sized = width === raster.width ? image : image.resize({ width });
  const large = width >= 1_000;
  const [quality, effort] = large ? [72, 2] : [68, 4];
  return sized.webp({ quality, effort, smartSubsample: !large }).toBuffer();
}

/** An SVG drawing at every width of the media store. */
export async function renderPicture(svg: string): Promise<Record<MediaWidth, Buffer>> {
  const raster = await paint(svg);
  const files = await Promise.all(
    MEDIA_WIDTHS.map(async (width) => [width, await webpOf(raster, width)] as const),
  );
  return Object.fromEntries(files) as Record<MediaWidth, Buffer>;
}
