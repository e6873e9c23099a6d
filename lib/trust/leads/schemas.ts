import { z } from "zod";
import { INVALID_VALUE } from "../../content/errors.ts";
import { isId } from "../../kernel/ids.ts";
import { LEAD_STATUSES } from "../../leads/states.ts";
import { tickedRows } from "../lists/ticked.ts";
import { HAND_OVER_REASONS, HELD_REASONS, LEAD_MOVES, type SeenLead } from "./rules.ts";

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

const word = z.string().transform((value, context): SeenLead => {
  const [leadId = "", status, fromId = "", ...others] = value.split("~");
  const seen = z.enum(LEAD_STATUSES).safeParse(status);
  const areIds = isId(leadId) && (fromId === "" || isId(fromId));
  if (seen.success && areIds && others.length === 0) {
    return { leadId, fromId: fromId || null, seen: seen.data };
  }
  context.addIssue({ code: "custom", message: INVALID_VALUE });
  return z.NEVER;
});

/** What is done with the leads that are ticked: their loopers are reminded, or they are handed over to one. */
export const tickedLeadsSchema = z
  .strictObject({
    leads: tickedRows(word, "Cochez au moins un prospect."),
    move: z.enum(LEAD_MOVES, { error: INVALID_VALUE }),
    toId: z.string().max(50).optional(),
    reason: z.enum(HELD_REASONS, { error: "Choisissez une raison." }).optional(),
  })
  .superRefine(({ move, toId, reason, leads }, context) => {
    if (move !== "handOver") return;
    const refuse = (path: string, message: string) =>
      context.addIssue({ code: "custom", path: [path], message });
    if (!toId) refuse("toId", "Choisissez un Looper dans la liste.");
    // Those that nobody has are for their first one.
    if (!reason && leads.some(({ fromId }) => fromId !== null)) {
      refuse("reason", "Choisissez une raison.");
    }
  });
export type TickedLeads = z.output<typeof tickedLeadsSchema>;
