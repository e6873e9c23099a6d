import { z } from "zod";
import { changesSchema, fillsSchema } from "./content.ts";
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
    }),
  ),
});

/** A DPE to look up in the State's register. */
export const fillQuerySchema = z.strictObject({
  dpe: z
    .string()
    .regex(/^[0-9A-Z]{13}$/)
    .describe("Its thirteen characters."),
});
export const fillJsonSchema = z.strictObject({
  state: z
    .enum(["found", "none", "unreachable"])
    .describe("`unreachable`: the register does not answer; the fields are typed by hand."),
  changes: changesSchema.optional(),
  fills: fillsSchema.optional(),
});

export const revisionIdSchema = z.strictObject({ revisionId: z.string() });

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
