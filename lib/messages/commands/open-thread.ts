import { newId } from "../../kernel/ids.ts";
import type { Transaction } from "../../platform/db/clients.ts";
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
