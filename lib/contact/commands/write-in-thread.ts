import { DomainError } from "../../kernel/errors.ts";
import { newId } from "../../kernel/ids.ts";
import { publishEvent } from "../../notifications/live/commands/publish-event.ts";
import { countContactReply } from "../../platform/attempts.ts";
import type { Transaction } from "../../platform/db/clients.ts";
import { type Once, onceTransaction } from "../../platform/idempotency.ts";
import type { Actor } from "../../policy/actor.ts";
import { isContactToken } from "../link.ts";
import { findLinkedId } from "../queries/find-linked-id.ts";
import {
  afterContactMove,
  type ContactStatus,
  type ContactTopic,
  dueAfter,
  MAX_CONTACT_MESSAGES,
} from "../rules.ts";
import type { LinkedReply } from "../schemas.ts";

interface Thread {
  id: string;
  userId: string | null;
  topic: ContactTopic;
  status: ContactStatus;
}

const THREAD = { id: true, userId: true, topic: true, status: true } as const;

/**
 * Writes a message of the person in their thread: it is in the team's queue again, with a new time unless it was there
 * already. @returns the message's id
 * @throws {DomainError} contact.full, contact.moved
 */
async function write(
  tx: Transaction,
  { id, userId, topic, status }: Thread,
  { content, clientKey }: { content: string; clientKey?: string | undefined },
  now: Date,
): Promise<string> {
  const next = afterContactMove(status, "write");
  if (next === null) throw new DomainError("contact.moved");
  const written = await tx.contactMessage.count({ where: { requestId: id } });
  if (written >= MAX_CONTACT_MESSAGES) throw new DomainError("contact.full");
  const waits = status === "open" ? {} : { waitingSince: now, dueAt: dueAfter(topic, now) };
  const { count } = await tx.contactRequest.updateMany({
    where: { id, status },
    data: {
      ...{ status: next, ...waits, lastMessageAt: now, archivedAt: null },
      ...{ closedAt: null, closedById: null, closing: null },
    },
  });
  if (count === 0) throw new DomainError("contact.moved");
  const messageId = newId();
  await tx.contactMessage.create({
    data: {
      ...{ id: messageId, requestId: id, position: written + 1, side: "person" },
      ...{ authorId: userId, content },
      clientKey: clientKey ?? null,
      createdAt: now,
    },
    select: { id: true },
  });
  if (userId !== null) {
    const data = { conversationId: id, messageId };
    await publishEvent(tx, userId, { kind: "message", data }, now);
  }
  return messageId;
}

/**
 * Writes in a thread of one's own from the inbox, in the caller's transaction. Sent again under the same `clientKey` it
 * is the same message.
 * @returns the message's id; null where the id names no thread of theirs
 * @throws {DomainError} contact.full, attachment.not-found: the team's threads have no documents
 */
export async function writeInOwnThread(
  tx: Transaction,
  {
    requestId,
    content,
    clientKey,
    documents = [],
  }: {
    requestId: string;
    content: string;
    clientKey?: string | undefined;
    documents?: readonly string[] | undefined;
  },
  { userId }: Actor,
  now: Date,
): Promise<string | null> {
  const thread = await tx.contactRequest.findFirst({
    where: { id: requestId, userId },
    select: THREAD,
  });
  if (!thread) return null;
  if (documents.length > 0) throw new DomainError("attachment.not-found");
  if (clientKey !== undefined) {
    const sent = await tx.contactMessage.findUnique({
      where: { authorId_clientKey: { authorId: userId, clientKey } },
      select: { id: true },
    });
    if (sent) return sent.id;
  }
  return write(tx, thread, { content, clientKey }, now);
}

/**
 * Writes in a thread by its link, for a person without an account.
 * @throws {DomainError} contact.link-invalid, contact.full, request.too-many
 */
export async function replyByLink(
  { jeton, content }: LinkedReply,
  now = new Date(),
): Promise<Once<{ requestId: string }>> {
  const requestId = await findLinkedId(jeton);
  if (requestId === null) throw new DomainError("contact.link-invalid");
  await countContactReply(requestId);
  return onceTransaction(async (tx) => {
    const thread = await tx.contactRequest.findUnique({
      where: { id: requestId },
      select: { ...THREAD, emailNormalized: true },
    });
    // Once it is an account's, the account answers.
    if (
      thread === null ||
      thread.userId !== null ||
      !isContactToken(jeton, thread.id, thread.emailNormalized)
    ) {
      throw new DomainError("contact.link-invalid");
    }
    await write(tx, thread, { content }, now);
    return { requestId };
  });
}
