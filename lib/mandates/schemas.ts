import { z } from "zod";
import { PROPERTY_TYPES } from "../kernel/property-kinds.ts";
import type { NamedHome } from "./names.ts";

const namedHomeSchema: z.ZodType<NamedHome> = z.strictObject({
  type: z.enum(PROPERTY_TYPES),
  address: z.string(),
  lot: z.string().nullable(),
  postalCode: z.string(),
  communeCode: z.string(),
  city: z.string(),
  parcelId: z.string().nullable(),
  surfaceDm2: z.number(),
  landSurfaceM2: z.number().nullable(),
});

/** A home as an offer's row has it. @throws {ZodError} where it is none of ours */
export const readNamedHome = (stored: unknown): NamedHome => namedHomeSchema.parse(stored);
