import { z } from "zod";
import { ADDRESS_PRECISIONS } from "../../kernel/property-kinds.ts";

/** What the public is to see of a property's address. */
export const addressPrecisionSchema = z.strictObject({
  propertyId: z.string().max(50),
  precision: z.enum(ADDRESS_PRECISIONS),
});
