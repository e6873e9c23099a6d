import { z } from "zod";
import { isId } from "../../kernel/ids.ts";
import { SELF_ASSIGNABLE_ROLES } from "../../kernel/roles.ts";
import { CHOOSE_ROLE, DECISIONS } from "./copy.ts";
import { ROLE_REFUSAL_REASONS, SUSPENSION_REASONS } from "./reasons.ts";

/** What asks for a role: one of those that people give themselves, and nothing beside it. */
export const roleRequestSchema = z.strictObject({
  role: z.enum(SELF_ASSIGNABLE_ROLES, { error: CHOOSE_ROLE }),
});

const grantId = z.string().refine(isId, { error: DECISIONS.unknownRequest });

/** What grants or refuses a looper's request; a refusal says why. */
export const looperDecisionSchema = z.discriminatedUnion("decision", [
  z.strictObject({ grantId, decision: z.literal("grant") }),
  z.strictObject({
    grantId,
    decision: z.literal("refuse"),
    reason: z.enum(ROLE_REFUSAL_REASONS, { error: DECISIONS.chooseReason }),
  }),
]);
export type LooperDecision = z.output<typeof looperDecisionSchema>;

export const suspensionSchema = z.strictObject({
  grantId,
  reason: z.enum(SUSPENSION_REASONS, { error: DECISIONS.chooseReason }),
});
export type Suspension = z.output<typeof suspensionSchema>;

export const reinstatementSchema = z.strictObject({ grantId });
