import { z } from "zod";
import { MAX_PLACES, type NamedPlace } from "./views.ts";

/** `GET /api/places`. */
export const placesResponseSchema = z.strictObject({
  items: z
    .array(
      z
        .tuple([z.string(), z.number(), z.number(), z.int().nonnegative()])
        .describe("Name, latitude, longitude, inhabitants.") satisfies z.ZodType<NamedPlace>,
    )
    .max(MAX_PLACES),
});
