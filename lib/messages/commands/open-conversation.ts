import { DomainError } from "../../kernel/errors.ts";
import type { Transaction } from "../../platform/db/clients.ts";
import { againAfterConflict } from "../../platform/db/conflicts.ts";
import type { Once } from "../../platform/idempotency.ts";
import type { Actor } from "../../policy/actor.ts";
import { authorize } from "../../policy/can.ts";
import type { Opening } from "../schemas.ts";
import { answererOf } from "./listing-answerer.ts";
import { openThread } from "./open-thread.ts";

/** The two people of a visit: the one who visits, the one who receives. */
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
