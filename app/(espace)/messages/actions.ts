"use server";

import { userAction } from "@/lib/auth/user-action";
import { safeCallback } from "@/lib/kernel/callback";
import { markConversation, markConversationRead, sendReply } from "@/lib/messages/commands";
import { markSchema, readSchema, replySchema } from "@/lib/messages/schemas";
import { spaceRoutes } from "@/lib/routes/space";

export const replyAction = userAction(
  replySchema,
  (reply, actor) => sendReply(reply, actor),
  (_, { back, conversationId: conversation }) => {
    if (back === undefined) return {};
    // Without scripts, so that reloading the page sends nothing twice; and from older messages.
    return {
      redirectTo: safeCallback(back) ?? spaceRoutes.inbox(spaceRoutes.messages, { conversation }),
    };
  },
);

export const readAction = userAction(readSchema, (read, actor) =>
  markConversationRead(read, actor),
);

export const markAction = userAction(markSchema, (mark, actor) => markConversation(mark, actor));
