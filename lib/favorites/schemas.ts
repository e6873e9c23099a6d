import { z } from "zod";
import { isId } from "../kernel/ids.ts";
import { MAX_HELD } from "./held.ts";

/** Which listing a form is about. */
export const favoriteSchema = z.strictObject({ listingId: z.string().max(50) });

/** What a browser held before its person signed in. */
export const favoritesSchema = z.strictObject({
  /** The oldest first. */
  listingIds: z.array(z.string().refine(isId)).max(MAX_HELD),
  /** Whether who is no buyer becomes one by it. */
  asBuyer: z.boolean().default(false),
});
