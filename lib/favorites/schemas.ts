import { z } from "zod";
import { text } from "../content/text-fields.ts";
import { isId } from "../kernel/ids.ts";
import { FAVORITE_COPY } from "./copy.ts";
import { MAX_HELD } from "./held.ts";
import { FAVORITE_MARKS, MAX_NOTE_LENGTH } from "./rules.ts";

/** Which listing a form is about. */
export const favoriteSchema = z.strictObject({ listingId: z.string().max(50) });

/** What a person thinks of a favourite; what is left out is forgotten. */
export const judgeFavoriteSchema = z.strictObject({
  listingId: z.string().max(50),
  mark: z.enum(FAVORITE_MARKS, { error: FAVORITE_COPY.mark }).optional(),
  note: text(FAVORITE_COPY.longNote, MAX_NOTE_LENGTH).optional(),
});

/** The listings that a browser held as hidden before its person signed in, the oldest first. */
export const hiddenSchema = z.strictObject({
  listingIds: z.array(z.string().refine(isId)).max(MAX_HELD),
});

/** The favourites that a browser held before its person signed in. */
export const favoritesSchema = z.strictObject({
  /** The oldest first. */
  listingIds: z.array(z.string().refine(isId)).max(MAX_HELD),
  /** Whether a person who is no buyer becomes one by it. */
  asBuyer: z.boolean().default(false),
});
