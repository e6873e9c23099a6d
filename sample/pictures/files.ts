import path from "node:path";
import type { MediaWidth } from "../../lib/listings/media/rules.ts";

const FOLDER = import.meta.dirname;

/** The file of a picture of the pool at its full size of 1600 × 1066 pixels; the site does not serve it. */
export function masterFile(key: string): string {
  return path.join(FOLDER, "masters", `${key}.avif`);
}

/** The file of a picture of the pool as the site serves it. */
export function widthFile(key: string, width: MediaWidth): string {
  return path.join(FOLDER, String(width), `${key}.webp`);
}
