"use server";

import { visitorAction } from "@/lib/auth/user-action";
import type { ActionState } from "@/lib/kernel/forms";
import { routes } from "@/lib/routes/public";
import { confirmEntry } from "@/lib/waitlist/commands";
import { waitlistLinkSchema } from "@/lib/waitlist/schemas";

const confirming = visitorAction(
  waitlistLinkSchema,
  ({ jeton }, doorstep) => confirmEntry({ token: jeton }, doorstep),
  ({ statusToken }) => ({ redirectTo: routes.betaStatus(statusToken) }),
);

export async function confirmEntryAction(state: ActionState, form: FormData): Promise<ActionState> {
  return confirming(state, form);
}
