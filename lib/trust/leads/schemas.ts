import { z } from "zod";
import { LEAD_STATUSES } from "../../leads/states.ts";
import { HAND_OVER_REASONS } from "./rules.ts";

const id = z.string().max(50);

/** A lead, with whom and where it was seen to stand, and the looper who takes it over. */
export const leadHandOverSchema = z.strictObject({
  leadId: id,
  /** Left out where nobody has it yet. */
  fromId: id.optional().transform((given) => given ?? null),
  seen: z.enum(LEAD_STATUSES),
  reason: z.enum(HAND_OVER_REASONS, { error: "Choisissez une raison." }),
  toId: z.string({ error: "Choisissez un Looper dans la liste." }).min(1).max(50),
});
export type LeadHandOver = z.output<typeof leadHandOverSchema>;
