"use server";

import { userAction } from "@/lib/auth/user-action";
import type { ActionState } from "@/lib/kernel/forms";
import { moveLead } from "@/lib/looper/leads/commands";
import { leadMoveSchema } from "@/lib/looper/leads/schemas";
import { LEADS } from "./copy";

const move = userAction(leadMoveSchema, moveLead, () => ({ message: LEADS.moved }));

export async function moveLeadAction(state: ActionState, form: FormData): Promise<ActionState> {
  return move(state, form);
}
