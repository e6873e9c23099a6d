import { looksLike, type PhotoMeasures, photoHints } from "./rules.ts";
import type { PhotoView, PictureHints } from "./views.ts";

/** A picture's row, as far as its seller sees of it. */
export interface PhotoRow extends PhotoMeasures {
  key: string;
  color: string;
}

/** A picture as its seller sees it, given those that were there before it. */
export function toPhotoView(photo: PhotoRow, earlier: readonly PhotoRow[]): PhotoView {
  const { key, width, height, color } = photo;
  const similarTo = earlier.filter((each) => looksLike(each, photo)).map((each) => each.key);
  return { key, width, height, color, hints: photoHints(photo, earlier), similarTo };
}

/**
 * What the editor says of pictures that stand together, which came in the order of their rows: a picture of several
 * revisions has a row of each, and is one.
 */
export function hintsAmong(keys: readonly string[], found: readonly PhotoRow[]): PictureHints[] {
  const rows = [...new Map(found.map((row) => [row.key, row])).values()];
  const views = new Map(rows.map((row, at) => [row.key, toPhotoView(row, rows.slice(0, at))]));
  return keys.map((key) => {
    const { hints = [], similarTo = [] } = views.get(key) ?? {};
    return { hints, twinAt: keys.findIndex((each) => similarTo.includes(each)) };
  });
}
