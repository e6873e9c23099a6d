import { DomainError } from "../../kernel/errors.ts";
import type { Transaction } from "../../platform/db/clients.ts";
import type { Actor } from "../../policy/actor.ts";

/** The other person of a conversation that the actor takes part in. @throws {DomainError} */
export async function otherOf(
  tx: Transaction,
  { userId }: Pick<Actor, "userId">,
  conversationId: string,
): Promise<string> {
  const found = await tx.conversation.findFirst({
    where: { id: conversationId, OR: [{ contactId: userId }, { ownerId: userId }] },
    select: { contactId: true, ownerId: true },
  });
  if (!found) throw new DomainError("conversation.not-found");
  return found.contactId === userId ? found.ownerId : found.contactId;
}
