"use server";

import { userAction } from "@/lib/auth/user-action";
import { trustListOf } from "@/lib/routes/space";
import { handOverLead } from "@/lib/trust/leads/commands/hand-over-lead";
import { leadHandOverSchema } from "@/lib/trust/leads/schemas";

export const handOverLeadAction = userAction(
  leadHandOverSchema,
  (input, actor) => handOverLead(input, actor),
  // The list, which says so: in the view that was open the lead may be no more.
  () => ({ redirectTo: trustListOf("leadQualification", { filtre: "open", fait: "confie" }) }),
);
