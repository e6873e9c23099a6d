import { attachDocuments } from "../../documents/commands/attach-documents.ts";
import { DomainError } from "../../kernel/errors.ts";
import { newId } from "../../kernel/ids.ts";
import { openLead } from "../../leads/commands/open-lead.ts";
import { isLooperInForce } from "../../listings/commands/is-looper-in-force.ts";
import { notify } from "../../notifications/commands.ts";
import { publishEvent } from "../../notifications/live/commands.ts";
import type { Transaction } from "../../platform/db/clients.ts";
import { messageOnceKeys } from "../rules.ts";
import { excerptOf } from "../text.ts";
import type { ConversationType } from "../views.ts";

/* What a conversation is made of, in the caller's transaction. */

/** The two people who write to each other about a property. */
export interface Pair {
  propertyId: string;
  /** Who asks, visits or offers. */
  contactId: string;
  /** The seller, or the looper who acts for the seller. */
  ownerId: string;
}

/**
 * Finds the conversation of two people about a property, or makes it: there is one, whatever it began with.
 * @returns its id
 */
export async function openThread(
  tx: Transaction,
  { propertyId, contactId, ownerId, type }: Pair & { type: ConversationType },
  now: Date,
): Promise<string> {
  const pair = { propertyId, contactId, ownerId };
  const { id } = await tx.conversation.upsert({
    where: { propertyId_contactId_ownerId: pair },
    update: {},
    create: { id: newId(), ...pair, type, createdAt: now, lastMessageAt: now },
    select: { id: true },
  });
  return id;
}

/** Who answers for a listing: its looper where they are in force now, else its seller. */
export async function answererOf(
  tx: Transaction,
  { sellerId, ambassadorId }: { sellerId: string; ambassadorId: string | null },
  now: Date,
): Promise<string> {
  if (ambassadorId === null) return sellerId;
  return (await isLooperInForce(tx, ambassadorId, [now])) ? ambassadorId : sellerId;
}

/** Whether one of two people blocked the other, in either direction. */
export async function blocksBetween(
  tx: Transaction,
  userId: string,
  otherId: string,
): Promise<{ hasBlocked: boolean; isBlocked: boolean }> {
  const blocks = await tx.userBlock.findMany({
    where: {
      OR: [
        { blockerId: userId, blockedId: otherId },
        { blockerId: otherId, blockedId: userId },
      ],
    },
    select: { blockerId: true },
  });
  return {
    hasBlocked: blocks.some(({ blockerId }) => blockerId === userId),
    isBlocked: blocks.some(({ blockerId }) => blockerId === otherId),
  };
}

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

/** The message that was sent under that name already; null where none was. */
export async function findSent(
  tx: Transaction,
  authorId: string,
  clientKey: string | undefined,
): Promise<{ id: string; conversationId: string } | null> {
  if (clientKey === undefined) return null;
  return tx.message.findUnique({
    where: { authorId_clientKey: { authorId, clientKey } },
    select: { id: true, conversationId: true },
  });
}

/**
 * Writes a message: the conversation comes back to both lists, the other person is told, and the open pages
 * of both show it.
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

/** A first message about a listing, and who writes it. */
interface FirstMessage {
  listingId: string;
  author: { userId: string; name: string };
  content: string;
  clientKey?: string | undefined;
}

/**
 * Writes to who answers for a listing, in the conversation that the two have about it, or a new one. The
 * first time it is a lead of the listing's looper.
 * @throws {DomainError} listing.not-found, conversation.own-listing, conversation.closed
 */
export async function writeAboutListing(
  tx: Transaction,
  { listingId, author, content, clientKey }: FirstMessage,
  now: Date,
): Promise<{ conversationId: string; messageId: string }> {
  const property = await tx.property.findFirst({
    where: { id: listingId, status: { in: ["active", "under_offer"] } },
    select: { title: true, sellerId: true, ambassadorId: true },
  });
  if (!property) throw new DomainError("listing.not-found");
  const { userId } = author;
  if (userId === property.sellerId || userId === property.ambassadorId) {
    throw new DomainError("conversation.own-listing");
  }
  const ownerId = await answererOf(tx, property, now);
  const { hasBlocked, isBlocked } = await blocksBetween(tx, userId, ownerId);
  if (hasBlocked || isBlocked) throw new DomainError("conversation.closed");
  const pair = { propertyId: listingId, contactId: userId, ownerId };
  const conversationId = await openThread(tx, { ...pair, type: "inquiry" }, now);
  const messageId = await writeMessage(
    tx,
    {
      conversationId,
      side: "contact",
      author,
      otherId: ownerId,
      title: property.title,
      content,
      clientKey,
    },
    now,
  );
  await openLead(tx, { propertyId: listingId, userId }, now);
  return { conversationId, messageId };
}
