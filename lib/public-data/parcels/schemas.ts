import { z } from "zod";

const parcelFeatureSchema = z.object({
  properties: z.object({
    /** Code of the commune, prefix, section and number. */
    idu: z.string().regex(/^[\dA-Z]{14}$/),
    section: z.string().regex(/^[\dA-Z]{1,2}$/),
    numero: z.string().regex(/^\d{1,4}$/),
    /** m² of the tax authority's register. */
    contenance: z.number().int().nonnegative().nullish(),
  }),
});

/** What the interface sends: a GeoJSON collection of the parcels that have the point. */
export const parcelCollectionSchema = z.object({
  features: z.array(parcelFeatureSchema).max(100),
});
export type ParcelCollection = z.infer<typeof parcelCollectionSchema>;
