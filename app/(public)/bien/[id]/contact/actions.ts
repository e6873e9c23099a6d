"use server";

import { userAction, visitorAction } from "@/lib/auth/user-action";
import { startConversation } from "@/lib/messages/commands";
import { startSchema } from "@/lib/messages/schemas";
import { sendFirstMessage } from "@/lib/registration/first-message/commands";
import { firstMessageSchema } from "@/lib/registration/first-message/schemas";
import { routes } from "@/lib/routes/public";
import { spaceRoutes } from "@/lib/routes/space";

export const contactAction = userAction(
  startSchema,
  (input, actor) => startConversation(input, actor),
  ({ conversationId: conversation }) => ({
    redirectTo: spaceRoutes.inbox(spaceRoutes.messages, { conversation }),
  }),
);

export const firstMessageAction = visitorAction(
  firstMessageSchema,
  sendFirstMessage,
  (_, { listingId }) => ({ redirectTo: routes.contactDone(listingId) }),
);
