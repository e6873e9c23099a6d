"use server";

import { visitorAction } from "@/lib/auth/user-action";
import { replyByLink } from "@/lib/contact/commands/write-in-thread";
import { linkedReplySchema } from "@/lib/contact/schemas";
import { contactRoutes } from "@/lib/routes/contact";

/** Writes in the thread of a link. */
export const replyByLinkAction = visitorAction(
  linkedReplySchema,
  (reply) => replyByLink(reply),
  (_, { jeton }) => ({ redirectTo: contactRoutes.thread(jeton, "repondu") }),
  { creates: "contact-reply" },
);
