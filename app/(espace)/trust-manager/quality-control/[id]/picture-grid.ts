/** Thumbnails of photos and plans: two side by side on a phone, three from a tablet on. */
export const PHOTO_GRID = "grid grid-cols-2 gap-x-4 gap-y-5 sm:grid-cols-3";

/** The width of one of them. */
export const SHARE_SIZES = "(min-width: 80rem) 14rem, (min-width: 40rem) 30vw, 46vw";
