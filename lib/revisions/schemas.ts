import { z } from "zod";
import { ENERGY_CLASSES } from "../kernel/property-kinds.ts";
import { addressSchema } from "../public-data/addresses/schemas.ts";
import { answerTextSchema, changesSchema, fillsSchema, questionCodeSchema } from "./content.ts";
import { FIELDS } from "./fields.ts";
import { STEPS } from "./steps.ts";

/** What a tab sends to save what changed. */
export const saveCallSchema = z.strictObject({
  baseVersion: z.int().min(1).describe("The version that the changes were made on."),
  changes: changesSchema.describe("The fields that changed: null empties one."),
  fills: fillsSchema
    .optional()
    .describe("Of those that a public source filled: which one, and when."),
});

/** What it is answered. */
export const savedJsonSchema = z.strictObject({
  version: z.int(),
  savedAt: z.iso.datetime(),
  conflicts: changesSchema.describe(
    "Fields that were changed elsewhere since, with what they hold now: nothing of them was saved.",
  ),
  changed: changesSchema.describe("Other fields that were changed elsewhere since."),
});

/** The communes of a postal code. */
export const postalCodeResponseSchema = z.strictObject({
  items: z.array(
    z.strictObject({
      code: z.string().describe("INSEE code."),
      name: z.string(),
      lat: z.number().nullable(),
      lng: z.number().nullable(),
      around: z
        .strictObject({ lat: z.number(), lng: z.number() })
        .nullable()
        .describe("A place in its surroundings, where its own is not known."),
    }),
  ),
});

/** What the State knows of a home that is written, by its address; `address` and `parcel` are those of a point. */
const FILL_KINDS = ["address", "parcel", "dpes", "risks", "sales"] as const;

const degrees = (max: number) =>
  z
    .string()
    .regex(/^-?\d{1,3}(\.\d{1,15})?$/)
    .transform(Number)
    .pipe(z.number().min(-max).max(max));

/** What the State's interfaces are asked: a DPE by its number, or what they know of a place. */
export const fillQuerySchema = z
  .strictObject({
    dpe: z
      .string()
      .regex(FIELDS.dpeNumber.pattern)
      .optional()
      .describe("The thirteen characters of a DPE; instead of `what`."),
    what: z
      .enum(FILL_KINDS)
      .optional()
      .describe(
        "`address` and `parcel`: of the point given; the others: of what the listing says.",
      ),
    lat: degrees(90).optional(),
    lng: degrees(180).optional(),
  })
  .refine(({ dpe, what }) => (dpe === undefined) !== (what === undefined), { path: ["what"] })
  .refine(
    ({ what, lat, lng }) => {
      const needsPoint = what === "address" || what === "parcel";
      return [lat, lng].every((each) => (each !== undefined) === needsPoint);
    },
    { path: ["lat"] },
  );
export type FillQuery = z.output<typeof fillQuerySchema>;

const filledShape = {
  changes: changesSchema.describe("What it says of the listing's fields."),
  fills: fillsSchema.describe("The source of each of them, and when."),
};

/** A DPE as its seller recognises it, and what it fills. */
const dpeProposalSchema = z.strictObject({
  number: z.string(),
  establishedOn: z.string().describe("Civil day."),
  isOutdated: z.boolean().describe("A listing can't be published with it any more."),
  energyClass: z.enum(ENERGY_CLASSES),
  ghgClass: z.enum(ENERGY_CLASSES),
  surfaceDm2: z.int().nullable().describe("Hundredths of m²; null for a whole building."),
  type: z.enum(["apartment", "house", "building"]).nullable(),
  floor: z.int().nullable(),
  complement: z.string().nullable().describe("What tells the home apart at its address."),
  address: z.string().nullable(),
  energyCostCents: z
    .int()
    .nullable()
    .describe("A year's cost, which fills no field: they have a range."),
  ...filledShape,
});
export type DpeProposal = z.infer<typeof dpeProposalSchema>;

export const fillJsonSchema = z.strictObject({
  state: z
    .enum(["found", "none", "unreachable", "pending"])
    .describe(
      "`unreachable`: the register does not answer; the fields are typed by hand. `pending`: it has not answered yet; the same call gets its answer a little later.",
    ),
  address: addressSchema.optional().describe("The address that the point is in front of."),
  parcel: z.strictObject(filledShape).optional(),
  dpes: z.array(dpeProposalSchema).optional().describe("The likeliest first."),
  risks: z
    .strictObject({ labels: z.array(z.string()), at: z.iso.datetime() })
    .optional()
    .describe("Those that are present; empty where none is known."),
  sales: z
    .strictObject({
      at: z.iso.datetime().describe("When the register was last updated."),
      items: z.array(
        z.strictObject({
          day: z.string().describe("Civil day."),
          surfaceDm2: z.int(),
          priceCents: z.int(),
          pricePerM2Cents: z.int(),
          distanceM: z.int(),
          street: z.string().nullable().describe("Without a number."),
        }),
      ),
    })
    .optional(),
});
export type FillJson = z.infer<typeof fillJsonSchema>;

export const revisionIdSchema = z.strictObject({ revisionId: z.string() });

/** What a seller answers of values that contradict each other. */
export const answerSchema = z.strictObject({
  revisionId: z.string(),
  question: questionCodeSchema,
  text: answerTextSchema.default(""),
});

/** A step as a form without scripts sends it: its texts are read by typed.ts. */
export const stepFormSchema = z
  .object({
    revisionId: z.string(),
    step: z.enum(STEPS),
    baseVersion: z.coerce.number().int().min(1),
    /** The fields that the form shows, by spaces. */
    shown: z.string().max(2_000),
  })
  .loose();
