"use server";

import { userAction } from "@/lib/auth/user-action";
import type { ActionState } from "@/lib/kernel/forms";
import { showHandOverLink } from "@/lib/mail/hand-over/commands";
import { handOverSchema } from "@/lib/mail/hand-over/schemas";

const handingOver = userAction(handOverSchema, showHandOverLink, ({ link }) => ({
  data: { link },
}));

export async function handOverAction(state: ActionState, form: FormData): Promise<ActionState> {
  return handingOver(state, form);
}
