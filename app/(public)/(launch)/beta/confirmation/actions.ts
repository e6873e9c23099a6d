"use server";

import { visitorAction } from "@/lib/auth/user-action";
import { mailLinks } from "@/lib/routes/mail-links";
import { confirmEntry } from "@/lib/waitlist/commands/confirm-entry";
import { waitlistLinkSchema } from "@/lib/waitlist/schemas";

export const confirmEntryAction = visitorAction(
  waitlistLinkSchema,
  ({ jeton }, context) => confirmEntry({ token: jeton }, context),
  ({ statusToken }) => ({ redirectTo: mailLinks.betaStatus(statusToken) }),
);
