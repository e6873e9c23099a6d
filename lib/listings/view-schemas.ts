import { z } from "zod";
import { ID_LENGTH } from "../kernel/ids.ts";
import { ENERGY_CLASSES, FEATURES, PROPERTY_TYPES } from "./kinds.ts";
import type { ListingCard, ListingDetail, SlotView } from "./views.ts";

/** The shapes that the API answers with, as schemas: for OpenAPI, and for tests of the answers. */

const id = z.string().length(ID_LENGTH);
const instant = z.iso.datetime();
const cents = z.int().nonnegative().describe("Euro cents.");
const energyClass = z.enum(ENERGY_CLASSES).nullable();
const photo = z.strictObject({ mediaKey: z.string(), alt: z.string() });

const base = {
  id,
  title: z.string(),
  type: z.enum(PROPERTY_TYPES),
  priceCents: cents,
  pricePerM2Cents: cents,
  surfaceDm2: z.int().positive().describe("Hundredths of a square metre."),
  rooms: z.int().positive(),
  bedrooms: z.int().nonnegative(),
  city: z.string(),
  postalCode: z.string(),
  neighbourhood: z.string().nullable(),
  citySlug: z.string(),
  lat: z.number(),
  lng: z.number(),
  energyClass,
  features: z.array(z.enum(FEATURES)),
  publishedAt: instant,
};

export const listingCardSchema = z.strictObject({
  ...base,
  photo,
  photoCount: z.int().nonnegative(),
  underOffer: z.boolean(),
  ambassador: z.strictObject({ firstName: z.string() }).nullable(),
  visitCount: z.int().nonnegative().describe("Visits that took place or are agreed."),
}) satisfies z.ZodType<ListingCard>;

export const slotSchema = z.strictObject({
  id,
  startsAt: instant,
  endsAt: instant,
}) satisfies z.ZodType<SlotView>;

export const listingDetailSchema = z.strictObject({
  ...base,
  state: z.enum(["active", "under_offer", "sold"]),
  description: z.string(),
  bathrooms: z.int().nonnegative(),
  landSurfaceM2: z.int().nullable(),
  floor: z.int().nullable(),
  floorCount: z.int().nullable(),
  builtYear: z.int().nullable(),
  address: z.string(),
  transport: z.string().nullable().describe("Public transport nearby, in the seller's words."),
  communeCode: z.string(),
  departmentCode: z.string(),
  departmentName: z.string(),
  communeCentre: z.strictObject({ lat: z.number(), lng: z.number() }).nullable(),
  virtualTourUrl: z.string().nullable(),
  photos: z.array(photo),
  ghgClass: energyClass,
  energyUse: z.int().nullable().describe("kWh of primary energy per m² and year."),
  ghgEmission: z.int().nullable().describe("kg of CO2 equivalent per m² and year."),
  energyCost: z.strictObject({ minCents: cents, maxCents: cents, year: z.int() }).nullable(),
  coownership: z
    .strictObject({ lots: z.int(), yearlyChargesCents: cents, proceedings: z.boolean() })
    .nullable(),
  statistics: z.strictObject({
    views: z.int(),
    favorites: z.int(),
    daysOnline: z.int(),
    averageDaysOnline: z.int(),
    averageIsIndicative: z.boolean(),
  }),
  ambassador: z.strictObject({ firstName: z.string(), city: z.string().nullable() }).nullable(),
  createdAt: instant,
  updatedAt: instant,
}) satisfies z.ZodType<ListingDetail>;
