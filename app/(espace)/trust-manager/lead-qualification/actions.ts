"use server";

import { userAction } from "@/lib/auth/user-action";
import type { Actor } from "@/lib/policy/actor";
import { trustListOf } from "@/lib/routes/space";
import { handOverLead } from "@/lib/trust/leads/commands/hand-over-lead";
import { handOverLeads, remindLoopers } from "@/lib/trust/leads/commands/move-leads";
import { leadHandOverSchema, type TickedLeads, tickedLeadsSchema } from "@/lib/trust/leads/schemas";
import { LEAD_QUALIFICATION } from "./copy";

const { some: COPY } = LEAD_QUALIFICATION;

export const handOverLeadAction = userAction(
  leadHandOverSchema,
  (input, actor) => handOverLead(input, actor),
  // The list, which says so: in the view that was open the lead may be no more.
  () => ({ redirectTo: trustListOf("leadQualification", { filtre: "open", fait: "confie" }) }),
);

/** What is done with the leads that are ticked, in a sentence. */
async function moveLeads(
  { move, toId = "", ...input }: TickedLeads,
  actor: Actor,
): Promise<string> {
  return move === "remind"
    ? COPY.reminded(await remindLoopers(input.leads, actor))
    : COPY.handedOver(await handOverLeads({ ...input, toId }, actor));
}

export const moveLeadsAction = userAction(tickedLeadsSchema, moveLeads, (message) => ({ message }));
