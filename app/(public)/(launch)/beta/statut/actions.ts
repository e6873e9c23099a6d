"use server";

import { visitorAction } from "@/lib/auth/user-action";
import { routes } from "@/lib/routes/public";
import { eraseEntry } from "@/lib/waitlist/commands/erase-entry";
import { waitlistLinkSchema } from "@/lib/waitlist/schemas";

export const eraseEntryAction = visitorAction(
  waitlistLinkSchema,
  ({ jeton }, context) => eraseEntry({ token: jeton }, context),
  () => ({ redirectTo: routes.betaErased }),
);
