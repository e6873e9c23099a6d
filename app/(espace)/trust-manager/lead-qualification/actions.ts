"use server";

import { userAction } from "@/lib/auth/user-action";
import type { Actor } from "@/lib/policy/actor";
import { trustListOf } from "@/lib/routes/space";
import { handOverLead } from "@/lib/trust/leads/commands/hand-over-lead";
import { handOverLeads, remindLoopers } from "@/lib/trust/leads/commands/move-leads";
import { leadHandOverSchema, type TickedLeads, tickedLeadsSchema } from "@/lib/trust/leads/schemas";
import { tickedDone } from "../ticked-done";
import { LEAD_QUALIFICATION } from "./copy";

const { some: COPY } = LEAD_QUALIFICATION;

export const handOverLeadAction = userAction(
  leadHandOverSchema,
  (input, actor) => handOverLead(input, actor),
  // The list, which says so: in the view that was open the lead may be no more.
  () => ({ redirectTo: trustListOf("leadQualification", { filtre: "open", fait: "confie" }) }),
);

/** Does with the leads that are ticked what is asked. */
const moveLeads = ({ move, toId = "", ...input }: TickedLeads, actor: Actor) =>
  move === "remind" ? remindLoopers(input.leads, actor) : handOverLeads({ ...input, toId }, actor);

export const moveLeadsAction = userAction(tickedLeadsSchema, moveLeads, (outcome, { move }) =>
  tickedDone(move === "remind" ? COPY.reminded : COPY.handedOver)(outcome),
);
