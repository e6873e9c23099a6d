"use server";

import { visitorAction } from "@/lib/auth/user-action";
import { routes } from "@/lib/routes/public";
import { confirmEntry } from "@/lib/waitlist/commands/confirm-entry";
import { waitlistLinkSchema } from "@/lib/waitlist/schemas";

export const confirmEntryAction = visitorAction(
  waitlistLinkSchema,
  ({ jeton }, context) => confirmEntry({ token: jeton }, context),
  ({ statusToken }) => ({ redirectTo: routes.betaStatus(statusToken) }),
);
