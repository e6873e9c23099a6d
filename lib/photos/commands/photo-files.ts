import { MEDIA_WIDTHS, mediaDelivery } from "../../listings/media/rules.ts";
import { storageOf } from "../../platform/storage/stores.ts";
import type { MadePhoto } from "../make-photo-widths.ts";

/** The name that says that a picture's files are being written. */
export const writingName = (key: string) => `writing-${key}`;

export const WRITING_NAME = /^writing-([0-9a-z]{32})$/;

export async function removePhotoFiles(key: string): Promise<void> {
  const media = storageOf("media");
  for (const width of MEDIA_WIDTHS) {
    await media.remove(`${key}-${width}.webp`);
    await media.remove(`${key}-${width}.avif`);
  }
}

/**
 * Writes a picture's files, one for each width that pages name: where it is not as wide, the widest that it has, for a
 * bucket can't look for another.
 */
export async function writePhotoFiles(key: string, { files }: MadePhoto): Promise<void> {
  const media = storageOf("media");
  for (const format of ["webp", "avif"] as const) {
    const made = files.filter((file) => file.format === format);
    for (const width of MEDIA_WIDTHS) {
      const bytes = (made.find((file) => file.width === width) ?? made.at(-1))?.bytes;
      const name = `${key}-${width}.${format}`;
      if (bytes) await media.put(name, bytes, mediaDelivery(name));
    }
  }
}
