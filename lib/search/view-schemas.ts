import { z } from "zod";
import { ENERGY_CLASSES, FEATURES, PROPERTY_TYPES } from "../kernel/property-kinds.ts";
import { listingItemSchema } from "../listings/json-schemas.ts";
import type { MapCluster, SearchFacets } from "../search-index/criteria.ts";

const count = z.int().nonnegative();

const facetsSchema = z.strictObject({
  types: z.record(z.enum(PROPERTY_TYPES), count),
  minRooms: z.array(count).length(6),
  minBedrooms: z.array(count).length(5),
  worstEnergy: z.record(z.enum(ENERGY_CLASSES), count),
  features: z.record(z.enum(FEATURES), count),
  priceBands: z.array(count),
}) satisfies z.ZodType<SearchFacets>;

/** `GET /api/listings`. */
export const searchResponseSchema = z.strictObject({
  items: z.array(listingItemSchema),
  total: count,
  facets: facetsSchema,
  nextCursor: z.string().nullable(),
});

/** `GET /api/listings/clusters`. */
export const clustersResponseSchema = z.strictObject({
  items: z.array(
    z.strictObject({
      lat: z.number(),
      lng: z.number(),
      count: z.int().positive(),
      minPriceCents: count,
      id: z.string().nullable(),
    }) satisfies z.ZodType<MapCluster>,
  ),
});

/** `GET /api/listings/count`. */
export const countResponseSchema = z.strictObject({ count });

/** `GET /api/communes`. */
export const communesResponseSchema = z.strictObject({
  items: z
    .array(
      z.strictObject({
        kind: z.enum(["commune", "postalCode", "department", "neighbourhood"]),
        code: z.string().describe("INSEE code, postal code or department number."),
        name: z.string(),
        communeName: z.string().nullable().describe("The commune of a neighbourhood."),
        formerName: z
          .string()
          .nullable()
          .describe("What a part of the commune was called, where that is what was typed."),
        slug: z.string().nullable(),
        postalCodes: z.array(z.string()),
        departmentCode: z.string(),
        departmentName: z.string(),
      }),
    )
    .max(10),
});
