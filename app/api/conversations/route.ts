import { apiRoutes, readJson } from "@/lib/auth/api-route";
import { requireActor } from "@/lib/auth/session";
import { DomainError } from "@/lib/kernel/errors";
import { startConversation } from "@/lib/messages/commands/start-conversation";
import { conversationJson } from "@/lib/messages/json-views";
import { findConversation } from "@/lib/messages/queries/find-conversation";
import { startCallSchema } from "@/lib/messages/schemas";
import { keyOf, runOnce } from "@/lib/platform/idempotency";
import { json } from "@/lib/platform/problem";

/** Writes to the person who answers for a listing. */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = apiRoutes({
  POST: async (request) => {
    const actor = await requireActor();
    const input = await readJson(request, startCallSchema);
    const key = keyOf(request);
    return runOnce(
      { key, name: "POST /api/conversations", caller: actor.userId, input },
      () => startConversation(input, actor),
      async ({ conversationId }) => {
        const conversation = await findConversation(actor, conversationId);
        if (!conversation) throw new DomainError("conversation.not-found");
        return json(conversationJson(conversation), { status: 201 });
      },
    );
  },
});
