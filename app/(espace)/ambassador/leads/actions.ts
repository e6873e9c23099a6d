"use server";

import { userAction } from "@/lib/auth/user-action";
import { moveLead } from "@/lib/looper/leads/commands";
import { leadMoveSchema } from "@/lib/looper/leads/schemas";
import { LEADS } from "./copy";

export const moveLeadAction = userAction(leadMoveSchema, moveLead, () => ({
  message: LEADS.moved,
}));
