import { attachDocuments } from "../../documents/commands/attach-documents.ts";
import { excerptOf } from "../../kernel/excerpt.ts";
import { newId } from "../../kernel/ids.ts";
import { notify } from "../../notifications/commands/notify.ts";
import { publishEvent } from "../../notifications/live/commands/publish-event.ts";
import type { Transaction } from "../../platform/db/clients.ts";
import { messageOnceKeys } from "../rules.ts";

/** A message to be written: by whom, to whom, and where. */
interface NewMessage {
  conversationId: string;
  side: "contact" | "owner";
  author: { userId: string; name: string };
  otherId: string;
  /** The property's title, which the notification names. */
  title: string | null;
  content: string;
  clientKey?: string | undefined;
  /** The author's documents that come with it. */
  documentIds?: readonly string[] | undefined;
}

/**
 * Writes a message: the conversation comes back to both lists, the other person is notified, and
 * the open pages of both show it.
 * @returns its id
 * @throws {DomainError} attachment.not-found
 */
export async function writeMessage(
  tx: Transaction,
  {
    conversationId,
    side,
    author,
    otherId,
    title,
    content,
    clientKey,
    documentIds = [],
  }: NewMessage,
  now: Date,
): Promise<string> {
  const id = newId();
  await tx.message.create({
    data: {
      id,
      conversationId,
      sender: side,
      authorId: author.userId,
      content,
      clientKey: clientKey ?? null,
      createdAt: now,
    },
    select: { id: true },
  });
  await attachDocuments(tx, { messageId: id, ownerId: author.userId, documentIds });
  await tx.conversation.update({
    where: { id: conversationId },
    data: { lastMessageAt: now, contactArchivedAt: null, ownerArchivedAt: null },
    select: { id: true },
  });
  const data = { conversationId, messageId: id };
  await publishEvent(tx, author.userId, { kind: "message", data }, now);
  await publishEvent(tx, otherId, { kind: "message", data }, now);
  await notify(
    tx,
    {
      userId: otherId,
      event: "message.received",
      data: {
        conversationId,
        name: author.name,
        title,
        excerpt: excerptOf(content),
        attachments: documentIds.length,
      },
      onceKey: `${messageOnceKeys(conversationId)}${id}`,
    },
    now,
  );
  return id;
}
