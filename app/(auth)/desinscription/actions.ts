"use server";

import { visitorAction } from "@/lib/auth/user-action";
import { stopMails } from "@/lib/notifications/unsubscribing/commands/stop-mails";
import { stopMailsSchema } from "@/lib/notifications/unsubscribing/schemas";
import { STOP_MAILS } from "./copy";

export const stopMailsAction = visitorAction(
  stopMailsSchema,
  ({ lien }) => stopMails({ token: lien }),
  () => ({ message: STOP_MAILS.done }),
);
