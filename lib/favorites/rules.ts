/** What a person thinks of a favourite. */
export const FAVORITE_MARKS = ["love", "maybe", "no"] as const;
export type FavoriteMark = (typeof FAVORITE_MARKS)[number];

/** Longest note on a favourite. */
export const MAX_NOTE_LENGTH = 1_000;
