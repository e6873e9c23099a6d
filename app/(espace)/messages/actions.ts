"use server";

import { userAction } from "@/lib/auth/user-action";
import { safeCallback } from "@/lib/kernel/callback";
import type { ActionState } from "@/lib/kernel/forms";
import { markConversation, markConversationRead, sendReply } from "@/lib/messages/commands";
import { markSchema, readSchema, replySchema } from "@/lib/messages/schemas";
import { spaceRoutes } from "@/lib/routes/space";

const replying = userAction(
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

export async function replyAction(state: ActionState, form: FormData): Promise<ActionState> {
  return replying(state, form);
}

const reading = userAction(readSchema, (read, actor) => markConversationRead(read, actor));

export async function readAction(state: ActionState, form: FormData): Promise<ActionState> {
  return reading(state, form);
}

const marking = userAction(markSchema, (mark, actor) => markConversation(mark, actor));

export async function markAction(state: ActionState, form: FormData): Promise<ActionState> {
  return marking(state, form);
}
