"use server";

import { anybodyAction } from "@/lib/auth/anybody-action";
import { userAction, visitorAction } from "@/lib/auth/user-action";
import { startConversation } from "@/lib/messages/commands/start-conversation";
import { startConversationSchema } from "@/lib/messages/schemas";
import { sendFirstMessage } from "@/lib/registration/first-message/commands/send-first-message";
import { firstMessageSchema } from "@/lib/registration/first-message/schemas";
import { routes } from "@/lib/routes/public";
import { spaceRoutes } from "@/lib/routes/space";
import { CONTACT_FORM } from "./copy";

/** Writes about a listing: at once with an account, by a link in a mail without. */
export const contactAction = anybodyAction({
  asPerson: userAction(
    startConversationSchema,
    (input, actor) => startConversation(input, actor),
    ({ conversationId: conversation }) => ({
      redirectTo: spaceRoutes.inbox(spaceRoutes.messages, { conversation }),
    }),
    { creates: "conversation" },
  ),
  asVisitor: visitorAction(
    firstMessageSchema,
    sendFirstMessage,
    (_, { listingId }) => ({ redirectTo: routes.contactDone(listingId) }),
    { creates: "first-message" },
  ),
  visitorFields: ["email", "name", "token"],
  ended: CONTACT_FORM.ended,
});
