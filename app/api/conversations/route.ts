import { apiRoutes, readJson } from "@/lib/auth/api-route";
import { requireActor } from "@/lib/auth/session";
import { DomainError } from "@/lib/kernel/errors";
import { startConversation } from "@/lib/messages/commands";
import { conversationJson } from "@/lib/messages/json-views";
import { findConversation } from "@/lib/messages/queries";
import { startCallSchema } from "@/lib/messages/schemas";
import { runOnce } from "@/lib/platform/idempotency";
import { json } from "@/lib/platform/problem";

/** Writes to who answers for a listing. */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = apiRoutes({
  POST: async (request) => {
    const actor = await requireActor();
    const input = await readJson(request, startCallSchema);
    const call = { name: "POST /api/conversations", caller: actor.userId, input };
    return runOnce(request, call, async () => {
      const { conversationId } = await startConversation(input, actor);
      const conversation = await findConversation(actor, conversationId);
      if (!conversation) throw new DomainError("conversation.not-found");
      return json(conversationJson(conversation), { status: 201 });
    });
  },
});
