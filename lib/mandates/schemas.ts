import { z } from "zod";
import { PROPERTY_TYPES } from "../kernel/property-kinds.ts";
import type { NamedHome } from "./names.ts";
import { type Ownership, PARTY_KINDS, SOLE_OWNERSHIP } from "./parties.ts";

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

const ownershipSchema: z.ZodType<Ownership> = z.strictObject({
  company: z.strictObject({ name: z.string(), address: z.string() }).nullable(),
  others: z.array(
    z.strictObject({
      kind: z.enum(PARTY_KINDS),
      name: z.string(),
      representative: z.string().nullable(),
      email: z.string(),
      address: z.string(),
    }),
  ),
  sellerDecides: z.boolean(),
});

/**
 * Whom a seller named beside themselves, as a row of `Ownership` has it; null without a row.
 * @throws {ZodError} where it is none of ours
 */
export const readOwnership = (stored: unknown): Ownership =>
  stored === null || stored === undefined
    ? SOLE_OWNERSHIP
    : ownershipSchema.parse(typeof stored === "string" ? JSON.parse(stored) : stored);
