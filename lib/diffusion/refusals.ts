import { z } from "zod";
import { REFUSAL_REASONS, type Refusal } from "./poliris/check-line.ts";

const refusalsSchema = z.array(
  z.strictObject({ field: z.string(), reason: z.enum(REFUSAL_REASONS) }),
);

/** What our own check named, as a row has it. @throws {ZodError} where it is none of ours */
export const readRefusals = (stored: unknown): Refusal[] =>
  refusalsSchema.parse(typeof stored === "string" ? JSON.parse(stored) : stored);
