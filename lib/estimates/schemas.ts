import { z } from "zod";
import { PROPERTY_TYPES } from "../kernel/property-kinds.ts";
import { readDecimal } from "../kernel/read-number.ts";
import { CONDITIONS, OUTSIDE_SPACES } from "./choices.ts";
import { ESTIMATE_PROBLEMS } from "./copy.ts";

/** What a home may measure: surfaces in hundredths of m². */
export const ESTIMATE_BOUNDS = {
  surfaceDm2: { min: 900, max: 100_000 },
  landDm2: { min: 0, max: 100_000_000 },
  rooms: { min: 1, max: 30 },
  year: { min: 1000, max: 2100 },
  floor: { min: 0, max: 60 },
} as const;

const numberField = (
  { min, max }: { min: number; max: number },
  { decimals, unit, problem }: { decimals: number; unit?: "m²"; problem: string },
) =>
  z
    .string()
    .max(40, problem)
    .transform((text, context) => {
      const read = readDecimal(text, { decimals, ...(unit && { unit }) });
      if ("value" in read && read.value >= min && read.value <= max) return read.value;
      context.addIssue(problem);
      return z.NEVER;
    });

const optionalChoice = <Values extends readonly [string, ...string[]]>(values: Values) =>
  z
    .enum(values)
    .nullish()
    .transform((value) => value ?? null);

const { surfaceDm2, landDm2, rooms, year, floor } = ESTIMATE_BOUNDS;

/** The form of an estimate. Surfaces come out in hundredths of m². */
export const estimateSchema = z.strictObject({
  address: z
    .string({ error: ESTIMATE_PROBLEMS.address })
    .trim()
    .min(3, ESTIMATE_PROBLEMS.address)
    .max(200, ESTIMATE_PROBLEMS.address),
  postalCode: z
    .string({ error: ESTIMATE_PROBLEMS.postalCode })
    .trim()
    .regex(/^\d{5}$/, ESTIMATE_PROBLEMS.postalCode),
  type: z.enum(PROPERTY_TYPES, ESTIMATE_PROBLEMS.type),
  surface: z
    .string({ error: ESTIMATE_PROBLEMS.surface })
    .pipe(numberField(surfaceDm2, { decimals: 2, unit: "m²", problem: ESTIMATE_PROBLEMS.surface })),
  rooms: z
    .string({ error: ESTIMATE_PROBLEMS.rooms })
    .pipe(numberField(rooms, { decimals: 0, problem: ESTIMATE_PROBLEMS.rooms })),
  land: numberField(landDm2, {
    decimals: 2,
    unit: "m²",
    problem: ESTIMATE_PROBLEMS.land,
  }).optional(),
  floor: numberField(floor, { decimals: 0, problem: ESTIMATE_PROBLEMS.floor }).optional(),
  lift: z.enum(["yes", "no"]).optional(),
  outside: optionalChoice(OUTSIDE_SPACES),
  condition: optionalChoice(CONDITIONS),
  year: numberField(year, { decimals: 0, problem: ESTIMATE_PROBLEMS.year }).optional(),
});
export type EstimateInput = z.output<typeof estimateSchema>;

/** What was answered besides, which changes no figure. */
export const detailsSchema = z.object({
  floor: z.int().nullable(),
  lift: z.enum(["yes", "no"]).nullable(),
  outside: z.enum(OUTSIDE_SPACES).nullable(),
  condition: z.enum(CONDITIONS).nullable(),
  year: z.int().nullable(),
});
export type Details = z.output<typeof detailsSchema>;

const estimateId = z.string().regex(/^[\w-]{43}$/);

export const estimateIdSchema = z.strictObject({ estimateId });

/** A sale of an estimate, and whether it counts. */
export const comparableSchema = z.strictObject({
  estimateId,
  position: z.coerce.number().int().min(0).max(100),
  isRemoved: z.enum(["yes", "no"]).transform((answer) => answer === "yes"),
});

/** Whether the owner gets the home's new figure twice a year. */
export const followSchema = z.strictObject({
  estimateId,
  isFollowed: z.enum(["yes", "no"]).transform((answer) => answer === "yes"),
});
