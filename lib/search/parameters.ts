import { decode } from "@googlemaps/polyline-codec";
import { z } from "zod";
import { ENERGY_CLASSES, FEATURES, PROPERTY_TYPES } from "../kernel/property-kinds.ts";
import { type ReadNumber, readAmount, readDecimal } from "../kernel/read-number.ts";
import { FRESH_DAYS } from "../listings/states/freshness.ts";
import {
  type BoundingBox,
  type LatLng,
  MAX_LOCATION_LENGTH,
  MAX_POLYGON_POINTS,
  SORT_ORDERS,
  STOREYS,
} from "../search-index/criteria.ts";
import { readSearchSurface } from "./form.ts";
import { POLYLINE_PRECISION, roundDegrees } from "./url.ts";

/** Highest price the product handles, in cents (decision 0002); larger bounds mean the same. */
const MAX_PRICE_CENTS = 2_000_000_000;
const MAX_SURFACE_DM2 = 1_000_000;

// Control characters and lone surrogates have no meaning in a place name; nor has the replacement
// character, which is what Next leaves of bytes that are no text.
// biome-ignore lint/suspicious/noControlCharactersInRegex: refusing them is the point
const UNPRINTABLE = /[\u0000-\u001f\u007f-\u009f\ufeff\ufffd]/;

const location = z
  .string()
  .max(MAX_LOCATION_LENGTH)
  .refine((text) => text.isWellFormed() && !UNPRINTABLE.test(text))
  .transform((text) => text.normalize("NFC").trim().replaceAll(/\s+/g, " "))
  .describe("City, postal code, department or free text.");

/** A number as people type it; what its reader refuses is refused. */
const typed = (read: (text: string) => ReadNumber) =>
  z.string().transform((text, context) => {
    const found = read(text);
    if ("value" in found) return found.value;
    context.addIssue({ code: "custom", message: found.problem });
    return z.NEVER;
  });

const euros = typed(readAmount).transform((cents) => Math.min(cents, MAX_PRICE_CENTS));
const squareMetres = typed(readSearchSurface).transform((value) =>
  Math.min(value, MAX_SURFACE_DM2),
);
const count = typed((text) => readDecimal(text, { decimals: 0 })).pipe(
  z.number().int().min(0).max(99),
);

/** `3` is a minimum, `2-3` a range, `0-3` a maximum: one choice of the form sets both ends. */
const countRange = z
  .string()
  .regex(/^\s*\d{1,2}\s*(?:-\s*\d{1,2}\s*)?$/)
  .transform((text, context) => {
    const [min = 0, max = null] = text.split("-").map(Number);
    if (max !== null && max < Math.max(1, min)) {
      context.addIssue({ code: "custom", message: "the least is above the most" });
    }
    return { min: min === 0 ? null : min, max };
  })
  .describe("3 is a minimum, 2-3 a range, 0-3 a maximum.");

/** Days; longer ago nobody is for sale (`FRESH_DAYS`). */
const confirmed = typed((text) => readDecimal(text, { decimals: 0 }))
  .pipe(z.number().int().min(1).max(FRESH_DAYS))
  .describe("Days at most since the seller confirmed that the home is for sale.");

/** `200000` is a maximum, `500000+` a minimum; the plus may have been decoded to a space. */
const budget = z
  .string()
  .regex(/^\d{1,12}[+ ]?$/)
  .transform((text) => {
    const cents = Math.min(Number.parseInt(text, 10) * 100, MAX_PRICE_CENTS);
    return /\d$/.test(text)
      ? { minPriceCents: null, maxPriceCents: cents }
      : { minPriceCents: cents, maxPriceCents: null };
  })
  .describe("200000, 300000 and 400000 are maxima; 500000+ is a minimum.");

const DEGREES = /^-?\d{1,3}(\.\d{1,15})?$/;

const bbox = z
  .string()
  .max(100)
  .transform((text, context): BoundingBox => {
    const parts = text.split(",");
    const [west = 0, south = 0, east = 0, north = 0] = parts.map((part) =>
      roundDegrees(DEGREES.test(part) ? Number(part) : Number.NaN),
    );
    const valid =
      parts.length === 4 &&
      -180 <= west &&
      west <= east &&
      east <= 180 &&
      -90 <= south &&
      south <= north &&
      north <= 90;
    if (!valid) context.addIssue({ code: "custom", message: "west,south,east,north" });
    return { west, south, east, north };
  })
  .describe("west,south,east,north in degrees.");

const polygon = z
  .string()
  .min(1)
  .max(6_000)
  .regex(/^[\x3f-\x7e]+$/)
  .transform((text, context): LatLng[] => {
    const points = decode(text, POLYLINE_PRECISION);
    const valid =
      points.length >= 3 &&
      points.length <= MAX_POLYGON_POINTS &&
      points.every(([lat, lng]) => Math.abs(lat) <= 90 && Math.abs(lng) <= 180);
    if (!valid) context.addIssue({ code: "custom", message: "encoded polyline" });
    return points;
  })
  .describe("Encoded polyline (precision 5) of the area's outline.");

const energy = z
  .string()
  .transform((text) => text.toUpperCase())
  .pipe(z.enum(ENERGY_CLASSES))
  .describe("Worst accepted energy class.");

const cursor = z
  .string()
  .regex(/^[\w-]{1,200}$/)
  .describe("Where the page starts: nextCursor of the page before.");

/** The search URL's parameters that appear once, in canonical order. */
export const SINGLE_PARAMETERS = {
  location,
  budget,
  minPrice: euros.describe("Euros."),
  maxPrice: euros.describe("Euros."),
  minSurface: squareMetres.describe("Square metres."),
  maxSurface: squareMetres.describe("Square metres."),
  minRooms: countRange,
  minBedrooms: countRange,
  minBathrooms: count,
  minPriceM2: euros.describe("Euros per square metre."),
  maxPriceM2: euros.describe("Euros per square metre."),
  maxMonthly: euros.describe(
    "Euros a month at most: a loan with a fifth of the price as down payment over 25 years, insurance included, and the charges, energy and property tax that the listing gives. What it does not give is left out.",
  ),
  energy,
  confirmed,
  bbox,
  polygon,
  sort: z.enum(SORT_ORDERS),
  cursor,
} as const;

/** The search URL's parameters that may repeat. */
export const REPEATED_PARAMETERS = {
  type: z.enum(PROPERTY_TYPES),
  feature: z.enum(FEATURES),
  floor: z.enum(STOREYS),
} as const;

export type SearchParameter = keyof typeof SINGLE_PARAMETERS | keyof typeof REPEATED_PARAMETERS;

/** A text that was typed as a place and read as filters, beside them: the page says what of it was not understood. */
export const typedText = location;
