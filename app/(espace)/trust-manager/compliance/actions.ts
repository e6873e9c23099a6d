"use server";

import { userAction } from "@/lib/auth/user-action";
import { showHandOverLink } from "@/lib/mail/commands/show-hand-over-link";
import { handOverSchema } from "@/lib/mail/schemas";

export const handOverAction = userAction(handOverSchema, showHandOverLink, ({ link }) => ({
  data: { link },
}));
