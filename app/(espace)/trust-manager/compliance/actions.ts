"use server";

import { userAction } from "@/lib/auth/user-action";
import { showHandOverLink } from "@/lib/mail/commands/show-hand-over-link";
import { handOverSchema } from "@/lib/mail/schemas";
import { settleDeadMail } from "@/lib/trust/mails/commands/settle-dead-mail";
import { deadMailSchema } from "@/lib/trust/mails/schemas";
import { MAILS } from "./mails-copy";

export const handOverAction = userAction(handOverSchema, showHandOverLink, ({ link }) => ({
  data: { link },
}));

export const settleDeadMailAction = userAction(
  deadMailSchema,
  settleDeadMail,
  (_done, { move }) => ({
    message: MAILS.dead.done[move],
  }),
);
