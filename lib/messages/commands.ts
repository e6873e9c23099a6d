import { DomainError } from "../kernel/errors.ts";
import { holds } from "../kernel/roles.ts";
import { readNotificationsAbout } from "../notifications/centre/commands.ts";
import { publishConversation } from "../notifications/live/commands.ts";
import { countMessage } from "../platform/attempts.ts";
import { type Transaction, writer } from "../platform/db/clients.ts";
import { againAfterConflict } from "../platform/db/conflicts.ts";
import type { Once } from "../platform/idempotency.ts";
import type { Actor } from "../policy/actor.ts";
import { authorize } from "../policy/can.ts";
import { replyRefusal } from "./rules.ts";
import type { Mark, Opening, Reading, Reply, Start } from "./schemas.ts";
import {
  answererOf,
  blocksBetween,
  findSent,
  openThread,
  writeAboutListing,
  writeMessage,
} from "./threads/commands.ts";

const fullName = ({ firstName, lastName }: Pick<Actor, "firstName" | "lastName">) =>
  `${firstName} ${lastName}`.trim();

/** A conversation the actor takes part in, and on which side. */
async function ownConversation(tx: Transaction, { userId }: Actor, id: string) {
  const found = await tx.conversation.findFirst({
    where: { id, OR: [{ contactId: userId }, { ownerId: userId }] },
    select: {
      contactId: true,
      ownerId: true,
      property: { select: { title: true, sellerId: true, ambassadorId: true } },
      contact: { select: { erasedAt: true } },
      owner: { select: { erasedAt: true } },
    },
  });
  if (!found) throw new DomainError("conversation.not-found");
  const isContact = found.contactId === userId;
  return {
    side: isContact ? ("contact" as const) : ("owner" as const),
    otherId: isContact ? found.ownerId : found.contactId,
    property: found.property,
    otherIsGone: (isContact ? found.owner : found.contact).erasedAt !== null,
  };
}

type OwnConversation = Awaited<ReturnType<typeof ownConversation>>;

/** Marks what the other side wrote as read, up to the message that was shown. */
async function readUpTo(
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
 * Writes to who answers for a listing. The two have one conversation about it, found or made. Sent again
 * under the same `clientKey` it is the same message.
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

/**
 * Sends a message, with the documents that were stored to be attached, in a conversation one takes part in.
 * What was shown is read then, and the conversation comes back to the list of both. Sent again under the
 * same `clientKey` it is the same message.
 * @returns the message's id
 * @throws {DomainError} conversation.not-found, conversation.closed, attachment.not-found,
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
    if (seen !== undefined) await readUpTo(tx, { conversationId, seen }, own, actor, now);
    return id;
  });
}

/**
 * Marks the other side's messages as read, up to the one that was shown: those that came since are
 * not. Both are shown it, and the mails that would tell of them do not leave.
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
    const own = await ownConversation(tx, actor, reading.conversationId);
    return readUpTo(tx, reading, own, actor, now);
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
    await publishConversation(tx, [actor.userId], conversationId, now);
  });
}

/** The two people of a visit: who visits, who receives. */
async function pairOfVisit(tx: Transaction, { userId }: Actor, visitId: string) {
  const visit = await tx.visit.findFirst({
    where: { id: visitId, OR: [{ buyerId: userId }, { hostId: userId }] },
    select: { propertyId: true, buyerId: true, hostId: true },
  });
  if (!visit) return null;
  const { propertyId, buyerId: contactId, hostId: ownerId } = visit;
  return { propertyId, contactId, ownerId, type: "visit" as const };
}

/** The two people of an offer: the buyer, and whichever of seller and looper they write with. */
async function pairOfOffer(tx: Transaction, { userId }: Actor, offerId: string, now: Date) {
  const offer = await tx.offer.findFirst({
    where: {
      id: offerId,
      OR: [
        { buyerId: userId },
        { property: { sellerId: userId } },
        { property: { ambassadorId: userId } },
      ],
    },
    select: {
      propertyId: true,
      buyerId: true,
      property: { select: { sellerId: true, ambassadorId: true } },
    },
  });
  if (!offer) return null;
  const { propertyId, buyerId: contactId, property } = offer;
  const ofTheTwo = { propertyId, contactId, type: "offer" as const };
  if (contactId !== userId) return { ...ofTheTwo, ownerId: userId };
  const latest = await tx.conversation.findFirst({
    where: { propertyId, contactId },
    orderBy: { lastMessageAt: "desc" },
    select: { ownerId: true },
  });
  return { ...ofTheTwo, ownerId: latest?.ownerId ?? (await answererOf(tx, property, now)) };
}

/**
 * Opens the conversation of a visit or of an offer that one takes part in, found or made.
 * @returns its id
 * @throws {DomainError} conversation.not-found, request.forbidden
 */
export async function openConversation(
  { visitId, offerId }: Opening,
  actor: Actor,
  now = new Date(),
): Promise<Once<string>> {
  authorize(actor, "conversations.read");
  return againAfterConflict(async (tx) => {
    const pair =
      visitId === undefined
        ? await pairOfOffer(tx, actor, offerId ?? "", now)
        : await pairOfVisit(tx, actor, visitId);
    if (!pair || pair.contactId === pair.ownerId) throw new DomainError("conversation.not-found");
    return openThread(tx, pair, now);
  });
}
