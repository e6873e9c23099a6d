import { z } from "zod";
import { geoJsonPointSchema } from "../points.ts";

/** Fewer characters name no address: the interface refuses them. */
export const MIN_QUERY = 3;
/** What is beyond is cut off, as the interface wants it. */
export const MAX_QUERY = 200;
/** More than anybody types or pastes as an address. */
export const MAX_QUERY_SENT = 1_000;

/** `GET /api/addresses`. */
export const addressQuerySchema = z.strictObject({
  q: z
    .string()
    .max(MAX_QUERY_SENT)
    .transform((text) => text.trim())
    .refine((text) => text.length >= MIN_QUERY, "Saisissez au moins trois caractères.")
    .describe("Three characters at least."),
});

/** An address of the Base Adresse Nationale. */
export const addressSchema = z.strictObject({
  id: z.string().describe('Key of interoperability, e.g. "35238_1234_00012".'),
  label: z.string().describe("The whole address on one line."),
  houseNumber: z.string().nullable().describe("With its suffix; null for a street or a locality."),
  street: z.string(),
  postalCode: z.string(),
  cityCode: z.string().describe("INSEE code; an arrondissement's in Paris, Lyon and Marseille."),
  city: z.string(),
  lat: z.number(),
  lng: z.number(),
  score: z.number().describe("How well it matches, up to 1."),
});
export type Address = z.infer<typeof addressSchema>;

export const addressesResponseSchema = z.strictObject({
  items: z.array(addressSchema).max(10),
  source: z.string().describe("Where they come from, to be shown with them."),
  unreachable: z
    .literal(true)
    .optional()
    .describe("The register can't be reached for the moment: the address is typed by hand."),
});

const text = z.string().min(1).max(300);

const featureSchema = z.object({
  geometry: geoJsonPointSchema,
  properties: z.object({
    id: text,
    label: text,
    type: z.string(),
    name: text.nullish(),
    housenumber: z.string().max(30).nullish(),
    street: z.string().max(300).nullish(),
    postcode: z
      .string()
      .regex(/^\d{5}$/)
      .nullish(),
    citycode: z.string().regex(/^\d[\dAB]\d{3}$/),
    city: text,
    score: z.number(),
  }),
});

/** What the interface sends: a GeoJSON collection. */
export const addressCollectionSchema = z.object({ features: z.array(featureSchema).max(50) });
export type AddressCollection = z.infer<typeof addressCollectionSchema>;
