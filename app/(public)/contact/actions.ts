"use server";

import { anybodyAction } from "@/lib/auth/anybody-action";
import { userAction, visitorAction } from "@/lib/auth/user-action";
import { sendAsVisitor } from "@/lib/contact/commands/send-as-visitor";
import { sendRequest } from "@/lib/contact/commands/send-request";
import { ownContactSchema, visitorContactSchema } from "@/lib/contact/schemas";
import { contactRoutes } from "@/lib/routes/contact";
import { spaceRoutes } from "@/lib/routes/space";
import { CONTACT } from "./copy";

/** Writes to the team, with an account or without. */
export const contactAction = anybodyAction({
  asPerson: userAction(
    ownContactSchema,
    (request, actor) => sendRequest(request, actor),
    ({ requestId: conversation }) => ({
      redirectTo: spaceRoutes.inbox(spaceRoutes.messages, { conversation }),
    }),
    { creates: "contact-request" },
  ),
  asVisitor: visitorAction(
    visitorContactSchema,
    (request, origin) => sendAsVisitor(request, origin),
    () => ({ redirectTo: contactRoutes.sent }),
    { creates: "visitor-contact-request" },
  ),
  visitorFields: ["email", "name", "token"],
  ended: CONTACT.ended,
});
