import { readOwnThread } from "../../contact/commands/mark-own-thread.ts";
import { writeInOwnThread } from "../../contact/commands/write-in-thread.ts";
import { DomainError } from "../../kernel/errors.ts";
import { fullName } from "../../kernel/person-name.ts";
import { holds } from "../../kernel/roles.ts";
import { recordReply } from "../../leads/commands/record-lead-fact.ts";
import { countMessage } from "../../platform/attempts.ts";
import { againAfterConflict } from "../../platform/db/conflicts.ts";
import type { Once } from "../../platform/idempotency.ts";
import type { Actor } from "../../policy/actor.ts";
import { authorize } from "../../policy/can.ts";
import { replyRefusal } from "../rules.ts";
import type { Reply } from "../schemas.ts";
import { blocksBetween } from "./blocks-between.ts";
import { findSent } from "./find-sent-message.ts";
import { readUpTo } from "./mark-conversation-read.ts";
import { ownConversation } from "./own-conversation.ts";
import { writeMessage } from "./write-message.ts";

/**
 * Sends a message, with the documents that were stored to be attached, in a conversation one takes part in.
 * What was shown is read then, and the conversation comes back to the list of both. Sent again under the
 * same `clientKey` it is the same message.
 * @returns the message's id
 * @throws {DomainError} conversation.not-found, conversation.closed, attachment.not-found, contact.full,
 * request.forbidden, request.too-many
 */
export async function sendReply(
  { conversationId, seen, content, clientKey, documents }: Reply,
  actor: Actor,
  now = new Date(),
): Promise<Once<string>> {
  authorize(actor, "conversations.read");
  await countMessage(actor.userId);
  return againAfterConflict(async (tx) => {
    const sent = await findSent(tx, actor.userId, clientKey);
    if (sent) return sent.id;
    const toTeam = { requestId: conversationId, content, clientKey, documents };
    const written = await writeInOwnThread(tx, toTeam, actor, now);
    if (written !== null) {
      const read = { requestId: conversationId, seen: seen ?? "" };
      if (seen !== undefined) await readOwnThread(tx, read, actor, now);
      return written;
    }
    const own = await ownConversation(tx, actor, conversationId);
    const { side, property, otherId } = own;
    const refusal = replyRefusal({
      side,
      hasProperty: property !== null,
      isSeller: property?.sellerId === actor.userId,
      isLooper: holds(actor.roles, "ambassador") && property?.ambassadorId === actor.userId,
      otherIsGone: own.otherIsGone,
      ...(await blocksBetween(tx, actor.userId, otherId)),
    });
    if (refusal !== null) throw new DomainError("conversation.closed");
    const id = await writeMessage(
      tx,
      {
        conversationId,
        side,
        author: { userId: actor.userId, name: fullName(actor) },
        otherId,
        title: property?.title ?? null,
        content,
        clientKey,
        documentIds: documents,
      },
      now,
    );
    if (side === "owner") {
      const between = { propertyId: property?.id ?? null, contactId: otherId };
      const reply = { ...between, looperId: actor.userId };
      await recordReply(tx, reply, { isMessage: true }, now);
    }
    if (seen !== undefined) await readUpTo(tx, { conversationId, seen }, own, actor, now);
    return id;
  });
}
