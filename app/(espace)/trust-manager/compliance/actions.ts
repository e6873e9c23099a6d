"use server";

import { userAction } from "@/lib/auth/user-action";
import { showHandOverLink } from "@/lib/mail/hand-over/commands";
import { handOverSchema } from "@/lib/mail/hand-over/schemas";

export const handOverAction = userAction(handOverSchema, showHandOverLink, ({ link }) => ({
  data: { link },
}));
