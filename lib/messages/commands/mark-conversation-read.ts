import { readOwnThread } from "../../contact/commands/mark-own-thread.ts";
import { readNotificationsAbout } from "../../notifications/centre/commands/read-notifications-about.ts";
import { publishConversation } from "../../notifications/live/commands/publish-conversation.ts";
import { type Transaction, writer } from "../../platform/db/clients.ts";
import type { Actor } from "../../policy/actor.ts";
import { authorize } from "../../policy/can.ts";
import type { Reading } from "../schemas.ts";
import { type OwnConversation, ownConversation } from "./own-conversation.ts";

/** Marks what the other side wrote as read, up to the message that was shown. */
export async function readUpTo(
  tx: Transaction,
  { conversationId, seen }: Reading,
  { side, otherId }: Pick<OwnConversation, "side" | "otherId">,
  { userId }: Actor,
  now: Date,
): Promise<number> {
  const last = await tx.message.findFirst({
    where: { id: seen, conversationId },
    select: { createdAt: true },
  });
  if (!last) return 0;
  const unread = {
    conversationId,
    sender: side === "contact" ? "owner" : "contact",
    readAt: null,
  } as const;
  const { count } = await tx.message.updateMany({
    where: { ...unread, createdAt: { lte: last.createdAt } },
    data: { readAt: now },
  });
  if (count === 0) return 0;
  await publishConversation(tx, [userId, otherId], conversationId, now);
  if ((await tx.message.count({ where: unread })) === 0) {
    await readNotificationsAbout(tx, userId, { about: "conversation", ids: [conversationId] }, now);
  }
  return count;
}

/**
 * Marks the other side's messages as read, up to the one that was shown: those that came since are
 * not. Both are shown it, and the mails that would report them do not leave.
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
    const { conversationId: requestId, seen } = reading;
    const ofTeam = await readOwnThread(tx, { requestId, seen }, actor, now);
    if (ofTeam !== null) return ofTeam;
    const own = await ownConversation(tx, actor, reading.conversationId);
    return readUpTo(tx, reading, own, actor, now);
  });
}
