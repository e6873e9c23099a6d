/** What a person thinks of a favourite. */
export const FAVORITE_MARKS = ["love", "maybe", "no"] as const;
export type FavoriteMark = (typeof FAVORITE_MARKS)[number];

/** Longest note on a favourite. */
export const MAX_NOTE_LENGTH = 1_000;

/** Days for which a price that dropped is shown beside the earlier one. */
export const DROP_DAYS = 60;
