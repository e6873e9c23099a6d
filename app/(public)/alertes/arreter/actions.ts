"use server";

import { z } from "zod";
import { visitorAction } from "@/lib/auth/user-action";
import { endAlert } from "@/lib/buying/alerts/commands/end-alert";
import { mailLinks } from "@/lib/routes/mail-links";

export const endAlertAction = visitorAction(
  z.strictObject({ jeton: z.string().max(200) }),
  ({ jeton }) => endAlert({ token: jeton }),
  (_, { jeton }) => ({ redirectTo: mailLinks.endAlertPage(jeton) }),
);
