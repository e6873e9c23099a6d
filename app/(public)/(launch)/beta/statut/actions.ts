"use server";

import { visitorAction } from "@/lib/auth/user-action";
import type { ActionState } from "@/lib/kernel/forms";
import { routes } from "@/lib/routes/public";
import { eraseEntry } from "@/lib/waitlist/commands";
import { waitlistLinkSchema } from "@/lib/waitlist/schemas";

const erasing = visitorAction(
  waitlistLinkSchema,
  ({ jeton }, doorstep) => eraseEntry({ token: jeton }, doorstep),
  () => ({ redirectTo: routes.betaErased }),
);

export async function eraseEntryAction(state: ActionState, form: FormData): Promise<ActionState> {
  return erasing(state, form);
}
