"use server";

import type { ActionState } from "@/lib/kernel/forms";
import { routes } from "@/lib/routes";
import { visitorAction } from "@/lib/server/action";
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
