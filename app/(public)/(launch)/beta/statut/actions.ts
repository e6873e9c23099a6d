"use server";

import type { ActionState } from "@/lib/kernel/forms";
import { routes } from "@/lib/routes";
import { visitorAction } from "@/lib/server/action";
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
