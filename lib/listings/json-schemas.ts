import { z } from "zod";
import { YEARLY_PARTS } from "../financing/monthly-cost.ts";
import { ID_LENGTH } from "../kernel/ids.ts";
import {
  ADDRESS_PRECISIONS,
  ENERGY_CLASSES,
  FEATURES,
  PROPERTY_TYPES,
} from "../kernel/property-kinds.ts";
import { FACT_SHAPES } from "./facts.ts";
import { SLOT_TYPES } from "./slots/views.ts";

/**
 * The shapes that the public calls answer with (json-views.ts), in the specification's names and units:
 * for OpenAPI, for types, and for tests of the answers.
 */

const id = z.string().length(ID_LENGTH);
const instant = z.iso.datetime();
const euros = z.number().nonnegative().describe("Euros.");
const energyClass = z.enum(ENERGY_CLASSES).nullable();
const count = z.int().nonnegative();
const clock = z.string().regex(/^\d{2}:\d{2}$/);

const location = z.strictObject({
  address: z
    .string()
    .nullable()
    .describe("What the seller lets the public read: the address, its street, or nothing."),
  neighbourhood: z.string().nullable(),
  city: z.string(),
  citySlug: z.string().describe("Of the town's page, /acheter/{citySlug}."),
  postalCode: z.string(),
  lat: z.number().describe("Of the public point, blurred unless the seller shows the address."),
  lng: z.number(),
});

const common = {
  id,
  url: z.url().describe("The listing's page."),
  title: z.string(),
  type: z.enum(PROPERTY_TYPES),
  status: z.enum(["active", "sold"]),
  underOffer: z.boolean().describe("An offer is accepted; the listing is still online."),
  isDemonstration: z.boolean().describe("An example: no such home is for sale."),
  price: euros,
  pricePerM2: euros,
  surface: z.number().positive().describe("Square metres."),
  rooms: z.int().positive(),
  bedrooms: count,
  location,
  features: z.array(z.enum(FEATURES)),
  photos: z.array(z.url()).describe("The cover first; of an item of a search, the cover alone."),
  thumbnail: z.url().nullable().describe("The cover once more, small."),
  energyClass,
  ghgClass: energyClass,
  tier: z
    .strictObject({
      name: z.string(),
      min: euros,
      max: euros.nullable(),
      fee: euros,
      color: z.string().regex(/^#[0-9a-f]{6}$/),
    })
    .describe(
      "The package of the price list: its first and last price (null: no upper bound), what the seller pays once the sale is concluded, VAT included, and the colour that marks it.",
    ),
  publishedAt: instant,
};

export const listingItemSchema = z.strictObject({
  ...common,
  photoCount: count,
  ambassador: z.strictObject({ firstName: z.string() }).nullable(),
  visitCount: count.describe("Visits that took place or are agreed."),
  monthlyCost: z
    .strictObject({ amount: euros, excluded: z.array(z.enum(YEARLY_PARTS)) })
    .describe(
      "Euros a month, as `maxMonthly` and the order `monthly-asc` compare it, and which costs it leaves out because the listing does not give them.",
    ),
});
/** An item of `GET /api/listings`. */
export type ListingItemJson = z.infer<typeof listingItemSchema>;

export const slotSchema = z.strictObject({
  id,
  date: z.iso.date().describe("Civil day of the home's place, as the times of its clocks."),
  startTime: clock,
  endTime: clock,
  startsAt: instant,
  endsAt: instant,
  available: z.literal(true),
  host: z
    .strictObject({ firstName: z.string(), isLooper: z.boolean() })
    .describe("Who receives: the seller, or the looper who takes care of the home."),
  types: z.array(z.enum(SLOT_TYPES)).describe("How the home can be visited then."),
});
/** A time at which a home can be visited. */
export type SlotJson = z.infer<typeof slotSchema>;

export const listingSchema = z.strictObject({
  ...common,
  location: location.extend({
    radius: count.describe("Metres around the point within which the home is; 0: it is the home."),
  }),
  ...FACT_SHAPES,
  addressPrecision: z.enum(ADDRESS_PRECISIONS),
  virtualTourUrl: z.url().nullable().describe("Of the seller's own tour, else of ours."),
  photoRooms: z
    .array(z.string().nullable())
    .describe(
      "By photo, in the order of `photos`: the name of the room of `roomTable` that it shows, null where its seller names none.",
    ),
  floorPlans: z
    .array(z.strictObject({ label: z.string().describe("Of the level."), url: z.url() }))
    .describe("Pictures of levels, from the entrance upwards."),
  roomTable: z
    .array(
      z.strictObject({
        name: z.string(),
        level: z.string().nullable(),
        surface: z.number().positive().nullable().describe("Square metres."),
      }),
    )
    .describe(
      "Rooms as their seller typed them, balconies and garages included: `rooms` counts, and `surface` measures, what the law lets count.",
    ),
  energyCost: z
    .strictObject({ min: euros, max: euros, year: z.int() })
    .nullable()
    .describe("Of a year; its prices refer to `year`."),
  coownership: z
    .strictObject({ lots: z.int(), yearlyCharges: euros, proceedings: z.boolean() })
    .nullable(),
  propertyTax: z
    .strictObject({ yearly: euros, year: z.int() })
    .nullable()
    .describe("Taxe foncière of the seller's last notice; null where the seller does not give it."),
  views: count,
  favorites: count,
  daysOnline: count,
  averageDaysOnline: count,
  averageIsIndicative: z.boolean(),
  ambassador: z.strictObject({ firstName: z.string(), city: z.string().nullable() }).nullable(),
  createdAt: instant,
  updatedAt: instant,
  availableVisitSlots: z.array(slotSchema),
});
/** `GET /api/listings/{id}`. */
export type ListingJson = z.infer<typeof listingSchema>;
