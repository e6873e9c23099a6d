import { publishConversation } from "../../notifications/live/commands/publish-conversation.ts";
import { type Transaction, writer } from "../../platform/db/clients.ts";
import type { Actor } from "../../policy/actor.ts";
import { authorize } from "../../policy/can.ts";
import { otherOf } from "./other-person.ts";

/** Blocks somebody for somebody, in the caller's transaction; done before, nothing happens. */
export async function blockPerson(
  tx: Transaction,
  { blockerId, blockedId }: { blockerId: string; blockedId: string },
  now: Date,
): Promise<void> {
  const pair = { blockerId, blockedId };
  await tx.userBlock.upsert({
    where: { blockerId_blockedId: pair },
    update: {},
    create: { ...pair, createdAt: now },
    select: { blockerId: true },
  });
}

/**
 * Blocks the other person of a conversation: neither writes to the other any more, about any property.
 * @throws {DomainError} conversation.not-found, request.forbidden
 */
export async function blockContact(
  { conversationId }: { conversationId: string },
  actor: Actor,
  now = new Date(),
): Promise<void> {
  authorize(actor, "conversations.read");
  await writer().$transaction(async (tx) => {
    const blockedId = await otherOf(tx, actor, conversationId);
    await blockPerson(tx, { blockerId: actor.userId, blockedId }, now);
    await publishConversation(tx, [actor.userId, blockedId], conversationId, now);
  });
}

/**
 * Takes that back.
 * @throws {DomainError} conversation.not-found, request.forbidden
 */
export async function unblockContact(
  { conversationId }: { conversationId: string },
  actor: Actor,
  now = new Date(),
): Promise<void> {
  authorize(actor, "conversations.read");
  await writer().$transaction(async (tx) => {
    const blockedId = await otherOf(tx, actor, conversationId);
    await tx.userBlock.deleteMany({ where: { blockerId: actor.userId, blockedId } });
    await publishConversation(tx, [actor.userId, blockedId], conversationId, now);
  });
}
