import { DomainError } from "../../kernel/errors.ts";
import { openLead } from "../../leads/commands/open-lead.ts";
import type { Transaction } from "../../platform/db/clients.ts";
import { blocksBetween } from "./blocks-between.ts";
import { answererOf } from "./listing-answerer.ts";
import { openThread } from "./open-thread.ts";
import { writeMessage } from "./write-message.ts";

/** A first message about a listing, and its writer. */
interface FirstMessage {
  listingId: string;
  author: { userId: string; name: string };
  content: string;
  clientKey?: string | undefined;
}

/**
 * Writes to the person who answers for a listing, in the conversation that the two have about it,
 * or a new one. The first time it is a lead of the listing's looper.
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
  await openLead(tx, { propertyId: listingId, userId, source: "contact" }, now);
  return { conversationId, messageId };
}
