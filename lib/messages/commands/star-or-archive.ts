import { markOwnThread } from "../../contact/commands/mark-own-thread.ts";
import { publishConversation } from "../../notifications/live/commands/publish-conversation.ts";
import { writer } from "../../platform/db/clients.ts";
import type { Actor } from "../../policy/actor.ts";
import { authorize } from "../../policy/can.ts";
import type { Mark } from "../schemas.ts";
import { ownConversation } from "./own-conversation.ts";

/**
 * Stars or archives a conversation, or takes that back, on one's own side only.
 * @throws {DomainError} conversation.not-found, request.forbidden
 */
export async function markConversation(
  { conversationId, mark, on }: Mark,
  actor: Actor,
  now = new Date(),
): Promise<void> {
  authorize(actor, "conversations.read");
  await writer().$transaction(async (tx) => {
    if (await markOwnThread(tx, { requestId: conversationId, mark, on }, actor, now)) return;
    const { side } = await ownConversation(tx, actor, conversationId);
    const at = on ? now : null;
    const fields = {
      contact: { starred: { contactStarredAt: at }, archived: { contactArchivedAt: at } },
      owner: { starred: { ownerStarredAt: at }, archived: { ownerArchivedAt: at } },
    };
    await tx.conversation.update({ where: { id: conversationId }, data: fields[side][mark] });
    await publishConversation(tx, [actor.userId], conversationId, now);
  });
}
