import { z } from "zod";
import { HAND_OVER_REASONS } from "./rules.ts";

const id = z.string().max(50);

/** A lead, with whom it was seen, and the looper who takes it over. */
export const leadHandOverSchema = z.strictObject({
  leadId: id,
  /** Left out where nobody has it yet. */
  fromId: id.optional().transform((given) => given ?? null),
  reason: z.enum(HAND_OVER_REASONS, { error: "Choisissez une raison." }),
  toId: z.string({ error: "Choisissez un Looper dans la liste." }).min(1).max(50),
});
export type LeadHandOver = z.output<typeof leadHandOverSchema>;
