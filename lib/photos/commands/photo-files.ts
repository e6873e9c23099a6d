import { MEDIA_WIDTHS } from "../../listings/media/rules.ts";
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

export async function writePhotoFiles(key: string, { files }: MadePhoto): Promise<void> {
  const media = storageOf("media");
  for (const { width, format, bytes } of files) await media.put(`${key}-${width}.${format}`, bytes);
}
