import { z } from "zod";
import { INVALID_VALUE } from "../content/errors.ts";
import { isExternalAddress } from "../kernel/external-address.ts";
import {
  ADDRESS_PRECISIONS,
  ENERGY_CLASSES,
  FEATURES,
  PROPERTY_TYPES,
} from "../kernel/property-kinds.ts";
import { tidyText } from "../kernel/text.ts";
import type { PhotoView } from "../listings/views.ts";

/** Most pictures, and plans, of one listing. */
const MOST_PHOTOS = 30;
const MOST_PLANS = 10;
/** Longest texts, in characters. */
const TEXT_LENGTHS = { title: 120, description: 6_000, transport: 500, short: 200 } as const;

const text = (max: number) =>
  z
    .string({ error: INVALID_VALUE })
    .max(max * 2, { error: INVALID_VALUE })
    .transform(tidyText)
    .refine((it) => it.length <= max, { error: INVALID_VALUE });
const line = (max: number = TEXT_LENGTHS.short) =>
  text(max).transform((it) => it.replaceAll(/\s+/g, " "));
const whole = (max: number) =>
  z
    .int({ error: INVALID_VALUE })
    .min(0, { error: INVALID_VALUE })
    .max(max, { error: INVALID_VALUE });
const day = z.iso.date({ error: INVALID_VALUE });
const mediaKey = z.string({ error: INVALID_VALUE }).regex(/^[a-z0-9-]{1,80}$/, INVALID_VALUE);
const cents = whole(10_000_000_000);

/** A window of every week in which the seller can receive visitors. */
const visitWindow = z
  .strictObject({
    weekday: z.int().min(1).max(7),
    startMinute: z.int().min(0).max(1_425).multipleOf(15),
    endMinute: z.int().min(15).max(1_440).multipleOf(15),
  })
  .refine(({ startMinute, endMinute }) => endMinute > startMinute, INVALID_VALUE);

const photo = z.strictObject({ key: mediaKey, alt: line() });
const plan = z.strictObject({ key: mediaKey, label: line(60).pipe(z.string().min(1)) });
const unique = <Item extends { key: string }>(items: readonly Item[]) =>
  new Set(items.map(({ key }) => key)).size === items.length;

/**
 * What a field of a revision can hold. A draft is what its seller has typed so far: values are bounded here, and
 * what a publication asks of them is in rules.ts. Money is in cents, surfaces in hundredths of m².
 */
export const CONTENT_FIELDS = {
  type: z.enum(PROPERTY_TYPES, { error: INVALID_VALUE }),
  address: line(),
  postalCode: z.string().regex(/^\d{5}$/, INVALID_VALUE),
  /** INSEE code. */
  communeCode: z.string().regex(/^(?:\d{2}|2[AB])\d{3}$/, INVALID_VALUE),
  lat: z.number({ error: INVALID_VALUE }).min(-90).max(90),
  lng: z.number({ error: INVALID_VALUE }).min(-180).max(180),
  /** Identifier of the Base Adresse Nationale. */
  addressId: z.string().regex(/^[\w-]{1,60}$/, INVALID_VALUE),
  /** Lot or door: what tells homes at one address apart. */
  lot: line(40),
  parcelId: z.string().regex(/^[0-9A-Z]{14}$/, INVALID_VALUE),
  neighbourhood: line(80),
  addressPrecision: z.enum(ADDRESS_PRECISIONS, { error: INVALID_VALUE }),
  title: line(TEXT_LENGTHS.title),
  description: text(TEXT_LENGTHS.description),
  transport: text(TEXT_LENGTHS.transport),
  surfaceDm2: whole(100_000_000),
  landSurfaceM2: whole(10_000_000),
  rooms: whole(999),
  bedrooms: whole(999),
  bathrooms: whole(999),
  floor: z.int({ error: INVALID_VALUE }).min(-10).max(200),
  floorCount: whole(200),
  builtYear: whole(3_000),
  features: z.array(z.enum(FEATURES, { error: INVALID_VALUE })).max(FEATURES.length),
  /** Thirteen digits and letters. */
  dpeNumber: z.string().regex(/^[0-9A-Z]{13}$/, INVALID_VALUE),
  dpeDoneOn: day,
  energyClass: z.enum(ENERGY_CLASSES, { error: INVALID_VALUE }),
  ghgClass: z.enum(ENERGY_CLASSES, { error: INVALID_VALUE }),
  energyUse: whole(5_000),
  ghgEmission: whole(5_000),
  energyCostMinCents: cents,
  energyCostMaxCents: cents,
  energyCostYear: whole(3_000),
  /** Whether the energy audit that some houses need was made. */
  energyAudit: z.boolean({ error: INVALID_VALUE }),
  isCoowned: z.boolean({ error: INVALID_VALUE }),
  coownershipLots: whole(100_000),
  coownershipChargesCents: cents,
  coownershipProceedings: z.boolean({ error: INVALID_VALUE }),
  photos: z.array(photo).max(MOST_PHOTOS, { error: INVALID_VALUE }).refine(unique, INVALID_VALUE),
  floorPlans: z.array(plan).max(MOST_PLANS, { error: INVALID_VALUE }).refine(unique, INVALID_VALUE),
  virtualTourUrl: z.string({ error: INVALID_VALUE }).refine(isExternalAddress, INVALID_VALUE),
  priceCents: whole(2_000_000_000_00),
  availability: z.array(visitWindow).max(28, { error: INVALID_VALUE }),
} as const;

export type ContentField = keyof typeof CONTENT_FIELDS;
export const CONTENT_FIELD_NAMES = Object.keys(CONTENT_FIELDS) as ContentField[];

type Values = { [Field in ContentField]: z.output<(typeof CONTENT_FIELDS)[Field]> };

/** By field, the version of a revision that last changed it. */
export type FieldVersions = Partial<Record<ContentField, number>>;

/** Where a value was taken from, rather than typed, and when. */
const FILL_SOURCES = ["ban", "ademe", "cadastre"] as const;
export type FillSource = (typeof FILL_SOURCES)[number];
/** `value` is what the source said, so that a correction by the seller shows as one. */
const fill = z.strictObject({ source: z.enum(FILL_SOURCES), at: z.iso.datetime() });
export type Fill = z.output<typeof fill>;

/** What a revision holds: any field may be missing. `sources` says which were filled by what. */
export type RevisionContent = Partial<Values> & {
  sources?: Partial<Record<ContentField, Fill>>;
};

const nullable = Object.fromEntries(
  Object.entries(CONTENT_FIELDS).map(([name, schema]) => [name, schema.nullable().optional()]),
) as { [Field in ContentField]: z.ZodOptional<z.ZodNullable<(typeof CONTENT_FIELDS)[Field]>> };

/** Changes of some fields: null empties one. */
export const changesSchema = z.strictObject(nullable);
export type RevisionChanges = z.output<typeof changesSchema>;

const fieldName = z.enum(CONTENT_FIELD_NAMES as [ContentField, ...ContentField[]]);
/** The fields among those that a source filled. */
export const fillsSchema = z.partialRecord(fieldName, fill);

const stored = z.strictObject({
  ...Object.fromEntries(
    Object.entries(CONTENT_FIELDS).map(([name, schema]) => [name, schema.optional()]),
  ),
  sources: fillsSchema.optional(),
});

/** The first photo of what a revision says. */
export function coverOfContent({ photos: [cover] = [] }: RevisionContent): PhotoView | null {
  return cover ? { mediaKey: cover.key, alt: cover.alt } : null;
}

/** What the database holds of a revision. @throws where it is not one: a fault of ours. */
export function readContent(value: unknown): RevisionContent {
  return stored.parse(value) as RevisionContent;
}
