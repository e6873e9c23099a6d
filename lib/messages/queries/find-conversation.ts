import { isId } from "../../kernel/ids.ts";
import { pageOf, placeAfter } from "../../kernel/keyset.ts";
import { fullName } from "../../kernel/person-name.ts";
import { holds } from "../../kernel/roles.ts";
import { briefView } from "../../listings/brief.ts";
import { fromDbInstant } from "../../platform/db/instants.ts";
import { latestFirstToTheMillisecond, rowsAfter } from "../../platform/db/keyset.ts";
import { reads } from "../../platform/db/read.ts";
import type { Actor } from "../../policy/actor.ts";
import { authorize } from "../../policy/can.ts";
import { capacityOf, messageAge, replyRefusal } from "../rules.ts";
import type { ConversationView, MessageAttachment, MessageView } from "../views.ts";
import { conversationAttachments } from "./conversation-attachments.ts";
import { conversationHead, isOfProperty, mayReach } from "./conversation-head.ts";
import { findTeamThread } from "./find-team-thread.ts";
import type { Side } from "./own-conversations.ts";

const MESSAGES_SHOWN = 50;

const messagesOf = (conversationId: string) =>
  reads()
    .selectFrom("Message")
    .select(["id", "sender", "content", "clientKey", "createdAt", "readAt"])
    .select((eb) => [
      eb.lit(0).as("rank"),
      latestFirstToTheMillisecond(eb.ref("createdAt")).as("at"),
    ])
    .where("conversationId", "=", conversationId);

type MessageRow = Awaited<ReturnType<ReturnType<typeof messagesOf>["execute"]>>[number];

function toMessage(
  row: MessageRow,
  side: Side,
  attachments: MessageAttachment[],
  now: Date,
): MessageView {
  const sentAt = fromDbInstant(row.createdAt);
  const isMine = row.sender === side;
  return {
    id: row.id,
    isMine,
    content: row.content,
    sentAt,
    age: messageAge(sentAt, now),
    isNew: !isMine && row.readAt === null,
    readAt: isMine ? fromDbInstant(row.readAt) : null,
    clientKey: isMine ? row.clientKey : null,
    attachments,
  };
}

/**
 * A conversation one takes part in, the team's among them, with its last messages, or those before a cursor; null for
 * anything else.
 * @throws {DomainError} request.forbidden
 */
export async function findConversation(
  actor: Actor,
  conversationId: unknown,
  { before }: { before?: unknown } = {},
  now = new Date(),
): Promise<ConversationView | null> {
  authorize(actor, "conversations.read");
  if (!isId(conversationId)) return null;
  const row = await conversationHead(actor.userId, conversationId);
  if (!row) {
    return findTeamThread(actor.userId, conversationId, { before, shown: MESSAGES_SHOWN }, now);
  }
  const from = placeAfter(before);
  const read = await rowsAfter(messagesOf(conversationId), from, MESSAGES_SHOWN + 1).execute();
  const { page: shown, nextCursor } = pageOf(read, MESSAGES_SHOWN);
  const { side, email, phone } = row;
  const isSeller = row.sellerId === actor.userId;
  const refusal = replyRefusal({
    side,
    hasProperty: row.propertyId !== null,
    isSeller,
    isLooper: holds(actor.roles, "ambassador") && row.ambassadorId === actor.userId,
    otherIsGone: row.erasedAt !== null,
    hasBlocked: row.hasBlocked > 0,
    isBlocked: row.isBlocked > 0,
  });
  const isReachable = refusal === null && (await mayReach(row, actor.userId));
  const attachments = await conversationAttachments(
    shown.map(({ id, sender }) => ({ id, isMine: sender === side })),
    [actor.userId, row.otherId],
  );
  const messages = shown
    .map((message) => toMessage(message, side, attachments.get(message.id) ?? [], now))
    .reverse();
  return {
    id: conversationId,
    contactName: fullName(row),
    contact: isReachable ? { email, phone } : null,
    property: isOfProperty(row) ? briefView(row) : null,
    type: row.type,
    team: null,
    capacity: capacityOf(side, isSeller),
    starred: Boolean(row.starred),
    archived: Boolean(row.archived),
    unread: row.unread,
    messages,
    seenId: messages.findLast(({ readAt }) => readAt !== null)?.id ?? null,
    olderCursor: nextCursor,
    isPast: from.id !== "",
    replyRefusal: refusal,
    hasBlocked: row.hasBlocked > 0,
  };
}
