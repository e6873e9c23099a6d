import { z } from "zod";

/** Which listing a form is about. */
export const favoriteSchema = z.strictObject({ listingId: z.string().max(50) });
