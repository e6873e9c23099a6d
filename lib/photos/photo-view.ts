import { looksLike, type PhotoMeasures, photoHints } from "./rules.ts";
import type { PhotoView } from "./views.ts";

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
