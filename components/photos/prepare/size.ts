import { PHOTO_BYTES } from "../../../lib/photos/rules.ts";

/** Pixels of a picture, upright. */
export interface Size {
  width: number;
  height: number;
}

/**
 * The size in which a large picture is sent: twice what the site's widest file needs, which the
 * server makes of it.
 */
export const SENT_BOX: Size = { width: 2_560, height: 5_120 };

/** Most bytes of a file that is looked at: 200 megapixels as telephones write them, and more. */
export const CHOSEN_BYTES = 150 * 1024 * 1024;

/** The size inside a box, of the same shape; never enlarged. */
export function sizeWithin({ width, height }: Size, box: Size): Size {
  const scale = Math.min(1, box.width / width, box.height / height);
  const scaled = (side: number) => Math.max(1, Math.round(side * scale));
  return { width: scaled(width), height: scaled(height) };
}

/** Whether a picture is made smaller before it is sent. */
export function isReduced(size: Size, bytes: number): boolean {
  const { width, height } = sizeWithin(size, SENT_BOX);
  return width < size.width || height < size.height || bytes > PHOTO_BYTES;
}

const HEIC_NAME = /\.hei[cf]$/i;
const HEIC_TYPE = /^image\/hei[cf]/;

/** Whether a file is a HEIC, as far as its name and type say. */
export const isHeic = ({ name, type }: { name: string; type: string }): boolean =>
  HEIC_TYPE.test(type) || HEIC_NAME.test(name);
