import { fullName } from "../../kernel/person-name.ts";
import { countMessage } from "../../platform/attempts.ts";
import { againAfterConflict } from "../../platform/db/conflicts.ts";
import type { Once } from "../../platform/idempotency.ts";
import type { Actor } from "../../policy/actor.ts";
import { authorize } from "../../policy/can.ts";
import type { Start } from "../schemas.ts";
import { findSent } from "./find-sent-message.ts";
import { writeAboutListing } from "./write-about-listing.ts";

/**
 * Writes to the person who answers for a listing. The two have one conversation about it, found or
 * made. Sent again under the same `clientKey` it is the same message.
 * @throws {DomainError} listing.not-found, conversation.own-listing, conversation.closed,
 * request.forbidden, request.too-many
 */
export async function startConversation(
  { listingId, content, clientKey }: Start,
  actor: Actor,
  now = new Date(),
): Promise<Once<{ conversationId: string; messageId: string }>> {
  authorize(actor, "conversations.read");
  await countMessage(actor.userId);
  const author = { userId: actor.userId, name: fullName(actor) };
  return againAfterConflict(async (tx) => {
    const sent = await findSent(tx, actor.userId, clientKey);
    if (sent) return { conversationId: sent.conversationId, messageId: sent.id };
    return writeAboutListing(tx, { listingId, author, content, clientKey }, now);
  });
}
