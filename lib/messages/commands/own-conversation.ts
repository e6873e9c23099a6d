import { DomainError } from "../../kernel/errors.ts";
import type { Transaction } from "../../platform/db/clients.ts";
import type { Actor } from "../../policy/actor.ts";

/** A conversation the actor takes part in, and on which side. */
export async function ownConversation(tx: Transaction, { userId }: Actor, id: string) {
  const found = await tx.conversation.findFirst({
    where: { id, OR: [{ contactId: userId }, { ownerId: userId }] },
    select: {
      contactId: true,
      ownerId: true,
      property: { select: { id: true, title: true, sellerId: true, ambassadorId: true } },
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

export type OwnConversation = Awaited<ReturnType<typeof ownConversation>>;
