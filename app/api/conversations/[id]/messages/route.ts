import { apiRoutes, readJson } from "@/lib/auth/api-route";
import { requireActor } from "@/lib/auth/session";
import { DomainError } from "@/lib/kernel/errors";
import { isId } from "@/lib/kernel/ids";
import { sendReply } from "@/lib/messages/commands/send-reply";
import { messageJson } from "@/lib/messages/json-views";
import { findConversation } from "@/lib/messages/queries/find-conversation";
import { messageCallSchema } from "@/lib/messages/schemas";
import { keyOf, runOnce } from "@/lib/platform/idempotency";
import { json } from "@/lib/platform/problem";

/** Writes in a conversation that one takes part in. */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = apiRoutes<{
  params: Promise<{ id: string }>;
}>({
  POST: async (request, { params }) => {
    const actor = await requireActor();
    const { id: conversationId } = await params;
    if (!isId(conversationId)) throw new DomainError("conversation.not-found");
    const input = { conversationId, ...(await readJson(request, messageCallSchema)) };
    const key = keyOf(request);
    return runOnce(
      { key, name: "POST /api/conversations/messages", caller: actor.userId, input },
      () => sendReply(input, actor),
      async (id) => {
        const conversation = await findConversation(actor, conversationId);
        const message = conversation?.messages.find((each) => each.id === id);
        if (!message) throw new DomainError("conversation.not-found");
        return json(messageJson(message), { status: 201 });
      },
    );
  },
});
