import { DomainError } from "../kernel/errors.ts";
import { newId } from "../kernel/ids.ts";
import { holds } from "../kernel/roles.ts";
import { countMessage } from "../platform/attempts.ts";
import { type Transaction, writer } from "../platform/db/clients.ts";
import type { Actor } from "../policy/actor.ts";
import { authorize } from "../policy/can.ts";
import { replyRefusal } from "./rules.ts";
import type { Mark, Reading, Reply } from "./schemas.ts";

/** A conversation the actor takes part in, and on which side. */
async function ownConversation(tx: Transaction, { userId }: Actor, id: string) {
  const found = await tx.conversation.findFirst({
    where: { id, OR: [{ contactId: userId }, { ownerId: userId }] },
    select: {
      contactId: true,
      property: { select: { sellerId: true, ambassadorId: true } },
      contact: { select: { erasedAt: true } },
      owner: { select: { erasedAt: true } },
    },
  });
  if (!found) throw new DomainError("conversation.not-found");
  const isContact = found.contactId === userId;
  return {
    side: isContact ? ("contact" as const) : ("owner" as const),
    property: found.property,
    otherIsGone: (isContact ? found.owner : found.contact).erasedAt !== null,
  };
}

/** Marks what the other side wrote as read, up to the message that was shown. */
async function readUpTo(
  tx: Transaction,
  { conversationId, seen }: Reading,
  side: "contact" | "owner",
  now: Date,
): Promise<number> {
  const last = await tx.message.findFirst({
    where: { id: seen, conversationId },
    select: { createdAt: true },
  });
  if (!last) return 0;
  const { count } = await tx.message.updateMany({
    where: {
      conversationId,
      sender: side === "contact" ? "owner" : "contact",
      readAt: null,
      createdAt: { lte: last.createdAt },
    },
    data: { readAt: now },
  });
  return count;
}

/**
 * Sends a message in a conversation one takes part in. What was shown is read then, and the
 * conversation comes back to the list of both.
 * @returns the message's id
 * @throws {DomainError} conversation.not-found, conversation.closed, request.forbidden,
 * request.too-many
 */
export async function sendReply(
  { conversationId, seen, content }: Reply,
  actor: Actor,
  now = new Date(),
): Promise<string> {
  authorize(actor, "conversations.read");
  await countMessage(actor.userId);
  return writer().$transaction(async (tx) => {
    const { side, property, otherIsGone } = await ownConversation(tx, actor, conversationId);
    const refusal = replyRefusal({
      side,
      hasProperty: property !== null,
      isSeller: property?.sellerId === actor.userId,
      isLooper: holds(actor.roles, "ambassador") && property?.ambassadorId === actor.userId,
      otherIsGone,
    });
    if (refusal !== null) throw new DomainError("conversation.closed");
    const id = newId();
    await tx.message.create({
      data: {
        id,
        conversationId,
        sender: side,
        authorId: actor.userId,
        content,
        createdAt: now,
      },
    });
    await tx.conversation.update({
      where: { id: conversationId },
      data: { lastMessageAt: now, contactArchivedAt: null, ownerArchivedAt: null },
    });
    if (seen !== undefined) await readUpTo(tx, { conversationId, seen }, side, now);
    return id;
  });
}

/**
 * Marks the other side's messages as read, up to the one that was shown: those that came since are
 * not.
 * @returns how many were marked
 * @throws {DomainError} conversation.not-found, request.forbidden
 */
export async function markConversationRead(
  reading: Reading,
  actor: Actor,
  now = new Date(),
): Promise<number> {
  authorize(actor, "conversations.read");
  return writer().$transaction(async (tx) => {
    const { side } = await ownConversation(tx, actor, reading.conversationId);
    return readUpTo(tx, reading, side, now);
  });
}

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
    const { side } = await ownConversation(tx, actor, conversationId);
    const at = on ? now : null;
    const fields = {
      contact: { starred: { contactStarredAt: at }, archived: { contactArchivedAt: at } },
      owner: { starred: { ownerStarredAt: at }, archived: { ownerArchivedAt: at } },
    };
    await tx.conversation.update({ where: { id: conversationId }, data: fields[side][mark] });
  });
}
