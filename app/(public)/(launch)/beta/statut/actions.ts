"use server";

import { visitorAction } from "@/lib/auth/user-action";
import { mailLinks } from "@/lib/routes/mail-links";
import { eraseEntry } from "@/lib/waitlist/commands/erase-entry";
import { waitlistLinkSchema } from "@/lib/waitlist/schemas";

export const eraseEntryAction = visitorAction(
  waitlistLinkSchema,
  ({ jeton }, context) => eraseEntry({ token: jeton }, context),
  () => ({ redirectTo: mailLinks.betaErased }),
);
