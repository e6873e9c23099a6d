import { readNotificationsAbout } from "../../notifications/centre/commands/read-notifications-about.ts";
import { publishConversation } from "../../notifications/live/commands/publish-conversation.ts";
import type { Transaction } from "../../platform/db/clients.ts";
import type { Actor } from "../../policy/actor.ts";

/**
 * Marks what the team wrote in a thread of one's own as read, up to the message that was shown, in the caller's
 * transaction. @returns how many; null where the id names no thread of theirs
 */
export async function readOwnThread(
  tx: Transaction,
  { requestId, seen }: { requestId: string; seen: string },
  { userId }: Actor,
  now: Date,
): Promise<number | null> {
  const own = await tx.contactRequest.count({ where: { id: requestId, userId } });
  if (own === 0) return null;
  const last = await tx.contactMessage.findFirst({
    where: { id: seen, requestId },
    select: { position: true },
  });
  if (!last) return 0;
  const unread = { requestId, side: "team", readAt: null } as const;
  const { count } = await tx.contactMessage.updateMany({
    where: { ...unread, position: { lte: last.position } },
    data: { readAt: now },
  });
  if (count === 0) return 0;
  await publishConversation(tx, [userId], requestId, now);
  if ((await tx.contactMessage.count({ where: unread })) === 0) {
    await readNotificationsAbout(tx, userId, { about: "conversation", ids: [requestId] }, now);
  }
  return count;
}

/**
 * Stars or archives a thread of one's own, or takes that back, in the caller's transaction.
 * @returns whether the id names one
 */
export async function markOwnThread(
  tx: Transaction,
  { requestId, mark, on }: { requestId: string; mark: "starred" | "archived"; on: boolean },
  { userId }: Actor,
  now: Date,
): Promise<boolean> {
  const at = on ? now : null;
  const { count } = await tx.contactRequest.updateMany({
    where: { id: requestId, userId },
    data: mark === "starred" ? { starredAt: at } : { archivedAt: at },
  });
  if (count === 0) return false;
  await publishConversation(tx, [userId], requestId, now);
  return true;
}
